let audio: AudioContext | null = null;

/** Two soft notes: it is your turn. Silent where the browser has no sound or does not allow it yet. */
export function ring(): void {
  try {
    audio ??= new AudioContext();
    const now = audio.currentTime;
    for (const [delay, pitch] of [
      [0, 660],
      [0.13, 880],
    ] as const) {
      const tone = audio.createOscillator();
      const loudness = audio.createGain();
      tone.frequency.value = pitch;
      loudness.gain.setValueAtTime(0, now + delay);
      loudness.gain.linearRampToValueAtTime(0.12, now + delay + 0.02);
      loudness.gain.exponentialRampToValueAtTime(0.001, now + delay + 0.3);
      tone.connect(loudness).connect(audio.destination);
      tone.start(now + delay);
      tone.stop(now + delay + 0.32);
    }
  } catch {
    // A browser that refuses sound is no reason to disturb the game.
  }
}

/** What was wrong with something a user gave, as a value: a code for programs and a sentence for people. */
export interface Fault {
  /** A stable word for programs, `duplicate-card` for one. */
  readonly code: string;
  /** A sentence that says what was wrong and what would be right. */
  readonly message: string;
}

/** Either a value, or the fault that kept us from having one. Errors a user can cause are never thrown. */
export type Result<T, F = Fault> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fault: F };

/** A success. */
export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

/** A failure with a code and a sentence. */
export function fault(code: string, message: string): { readonly ok: false; readonly fault: Fault } {
  return { ok: false, fault: { code, message } };
}

import type { Axes } from '@doorcard/stud';
import type { Messages } from '../messages.ts';

const raises = (count: number): string => (count === 1 ? 'una subida' : `${count} subidas`);

const SENTENCES: { readonly [K in keyof Axes]: (axes: Axes) => string } = {
  seats: axes => `De dos a ${axes.seats} jugadores.`,
  dealer: axes =>
    axes.dealer === 'fixed'
      ? 'La posición del repartidor queda fija antes del asiento 1.'
      : 'La posición del repartidor avanza un jugador en cada mano.',
  bringInTie: axes =>
    axes.bringInTie === 'suit'
      ? 'Cartas más bajas iguales: hace el bring-in el palo más bajo (tréboles, diamantes, corazones, picas); en razz, el más alto de las más altas.'
      : 'Cartas más bajas iguales (en razz, más altas): hace el bring-in el primero a la izquierda del repartidor.',
  openerTie: axes =>
    axes.openerTie === 'suit'
      ? 'Manos visibles iguales: actúa primero quien tiene la carta más alta del palo superior.'
      : 'Manos visibles iguales: actúa el primero a la izquierda del repartidor.',
  openPair: axes =>
    ({
      none: 'Una pareja visible en 4.ª no cambia nada: solo apuestas pequeñas.',
      anyone:
        'Con una pareja visible en 4.ª (solo en alta) cualquiera puede apostar o subir la apuesta pequeña o la grande; tras una grande, todas las subidas son grandes.',
      'pair-holder':
        'Con una pareja visible en 4.ª (solo en alta) quien la tiene puede abrir con la apuesta grande; luego todos pueden subir pequeño o grande, y solo grande tras una grande.',
    })[axes.openPair],
  raiseCap: axes =>
    `Una apuesta y ${raises(axes.raiseCap)} por ronda; completar el bring-in es la apuesta, no una subida.`,
  headsUpCap: axes =>
    ({
      capped: 'El tope vale también mano a mano.',
      'uncapped-from-start': 'Sin tope en una ronda que empezó con dos jugadores.',
      uncapped: 'Sin tope cuando solo quedan dos jugadores, salvo que ya se hubiera alcanzado.',
    })[axes.headsUpCap],
  burn: axes =>
    axes.burn ? 'Se quema una carta antes de la 4.ª, 5.ª, 6.ª y 7.ª calle.' : 'No se queman cartas.',
  shortDeck: axes =>
    axes.shortDeck === 'community'
      ? 'Si no alcanza la baraja para dar la séptima carta a todos, una carta común sirve a todos.'
      : 'Si no alcanza la baraja para la séptima carta, se barajan las quemadas; si aún no alcanza, una carta común sirve a todos.',
  shortDeckNeeds: axes =>
    axes.shortDeckNeeds === 'live'
      ? 'Basta una carta por jugador para repartir la 7.ª calle.'
      : 'La 7.ª calle necesita una carta por jugador, una para quemar y una que nunca se reparte.',
  showFirst: axes =>
    axes.showFirst === 'first-to-act'
      ? 'Enseña primero el último que apostó o subió en 7.ª; si todos pasaron, el primero en actuar.'
      : 'Enseña primero el último que apostó o subió en 7.ª; si todos pasaron, el asiento más bajo.',
  oddChip: axes =>
    ({
      'suit-five':
        'Las fichas sueltas van a quien tiene, entre sus cinco cartas, la más alta por valor y palo.',
      'suit-seven':
        'Las fichas sueltas van a quien tiene, entre sus siete cartas, la más alta por valor y palo; entre bajas, la más baja.',
      position: 'Las fichas sueltas van al primer empatado a la izquierda del repartidor.',
    })[axes.oddChip],
  bringInPasses: axes =>
    axes.bringInPasses === 'must-post'
      ? 'Si la carta baja está all-in por el ante, el siguiente con fichas debe hacer el bring-in o completar.'
      : 'Si la carta baja está all-in por el ante, el siguiente con fichas puede hacer el bring-in, completar o retirarse.',
  bringInSize: axes =>
    axes.bringInSize === 'half'
      ? 'El bring-in es exactamente la mitad de la apuesta pequeña.'
      : 'El bring-in está entre un quinto y la mitad de la apuesta pequeña.',
  shortAllIn: axes =>
    ({
      'half-bet':
        'Un all-in de al menos media apuesta o subida cuenta como completa; uno menor solo es acción.',
      'half-over-bring-in':
        'Un all-in de al menos media apuesta o subida cuenta como completa; en 3.ª calle, media apuesta más que el bring-in.',
      'full-bet': 'Solo un all-in de una apuesta o subida completa reabre las apuestas.',
      'largest-raise':
        'Todo all-in gasta una subida; reabre las apuestas el que sube al menos tanto como la mayor subida hasta entonces.',
    })[axes.shortAllIn],
  freeFold: axes =>
    axes.freeFold
      ? 'Se puede retirar aunque no haya apuesta.'
      : 'No se puede retirar cuando pasar es gratis.',
  timeout: axes =>
    axes.timeout === 'check-fold'
      ? 'Sin tiempo: pasa si es gratis; si no, se retira.'
      : 'Sin tiempo ante una apuesta: all-in por lo que ya está en el bote.',
  clock: axes => `${axes.clock} segundos para actuar.`,
  timeBank: axes =>
    axes.timeBank === 0 ? 'Sin banco de tiempo.' : `Un banco de tiempo de ${axes.timeBank} segundos.`,
  buyIn: axes =>
    axes.buyIn === 'fixed'
      ? 'Todos compran por la misma cantidad; no hay compras cortas.'
      : 'Cada jugador elige su compra entre un mínimo y un máximo.',
  disclosure: axes =>
    axes.disclosure === 'on-request'
      ? 'Quien recibió cartas puede pedir lo que descartaron los que pagaron hasta el final.'
      : 'Las manos descartadas no se cuentan nunca.',
};

export const axes: Messages['axes'] = {
  sentence: (axis, house) => SENTENCES[axis](house.axes),
  names: {
    seats: 'Jugadores',
    dealer: 'Posición del repartidor',
    bringInTie: 'Cartas bajas iguales',
    openerTie: 'Mejores manos visibles iguales',
    openPair: 'Pareja visible en 4.ª',
    raiseCap: 'Subidas por ronda',
    headsUpCap: 'Tope con dos jugadores',
    burn: 'Quemar cartas',
    shortDeck: 'Faltan cartas',
    shortDeckNeeds: 'Cartas que pide la 7.ª',
    showFirst: 'Quién enseña primero',
    oddChip: 'Fichas sueltas',
    bringInPasses: 'El bring-in pasa a otro',
    bringInSize: 'Tamaño del bring-in',
    shortAllIn: 'All-in corto',
    freeFold: 'Retirarse gratis',
    timeout: 'Sin tiempo',
    clock: 'Segundos para actuar',
    timeBank: 'Banco de tiempo',
    buyIn: 'Compra',
    disclosure: 'Manos descartadas',
  },
  values: {
    fixed: 'fija',
    rotating: 'avanza cada mano',
    suit: 'por palo',
    'nearest-dealer': 'junto al repartidor',
    none: 'no cambia nada',
    anyone: 'cualquiera dobla',
    'pair-holder': 'dobla quien la tiene',
    capped: 'con tope',
    'uncapped-from-start': 'sin tope si empezó con dos',
    uncapped: 'sin tope',
    community: 'carta común',
    'reshuffle-burns': 'barajar las quemadas',
    live: 'una por jugador',
    'live-plus-two': 'una por jugador y dos más',
    'first-to-act': 'el primero en actuar',
    'seat-order': 'el asiento más bajo',
    'suit-five': 'la más alta de cinco',
    'suit-seven': 'la más alta de siete',
    position: 'izquierda del repartidor',
    'must-post': 'debe ponerlo',
    'may-fold': 'puede retirarse',
    'fifth-to-half': 'de un quinto a la mitad',
    half: 'justo la mitad',
    'half-bet': 'media apuesta reabre',
    'full-bet': 'solo la completa reabre',
    'check-fold': 'pasar o retirarse',
    'all-in': 'all-in por el bote',
    range: 'un margen',
    'on-request': 'se cuentan si se piden',
    never: 'nunca se cuentan',
    true: 'sí',
    false: 'no',
  },
};

export { AXIS_VALUES, type Between } from './axis-values.ts';
export { customHouse, houseById } from './custom.ts';
export { DEFAULT_HOUSE, HOUSES } from './houses.ts';
export { describeHouse, type HouseRule } from './words.ts';

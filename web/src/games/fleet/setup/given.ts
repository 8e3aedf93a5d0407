/** The fleets that lie there first where fleets are given: the two empires' lines, in turn. */
export const givenFleets = (seats: number): string[] => Array.from({ length: seats }, (_, seat) => (seat % 2 === 0 ? 'phebe-line' : 'amycles-line'));

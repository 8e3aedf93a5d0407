/** The clause to open for a thing: where its rule begins. */

const IONIC = 'FC-ABL-01';
const DEPOLARIZED = 'FC-ABL-07';
const MULTIPOINT = 'FC-ABL-12';
const ARMED = 'FC-ABL-18';
const TECHNICAL = 'FC-TEC-01';

const CLAUSES: Record<string, Record<string, string>> = {
  ship: {
    frigate: IONIC,
    destroyer: MULTIPOINT,
    cruiser: DEPOLARIZED,
    battleship: ARMED,
    heavy_battleship: ARMED,
    dreadnought: 'FC-ABL-19',
    carrier: 'FC-ABL-23',
    interceptor_squadron: 'FC-SQN-01',
    mule: TECHNICAL,
    advantage: TECHNICAL,
    salvation: 'FC-ABL-31',
    testudo: DEPOLARIZED,
    centaurus: IONIC,
    phalanx: IONIC,
    sagittarius: MULTIPOINT,
    chimaera: 'FC-FAC-17',
    damaged_cruiser: 'FC-SCN-20',
    diplomatic_shuttle: 'FC-SCN-29',
    civilian: 'FC-SCN-49',
    signal: 'FC-OHD-10',
    decoy: 'FC-OHD-13',
  },
  weapon: {
    proton_beam: 'FC-WPN-03',
    magnetic_bomb: 'FC-WPN-04',
    interdictor: 'FC-WPN-06',
    vortex_gate: 'FC-WPN-09',
    vortex_missiles: 'FC-WPN-12',
    nano_repairer: 'FC-WPN-13',
    drones: 'FC-WPN-14',
    exo_bomb: 'FC-WPN-20',
    tractor_beam: 'FC-WPN-22',
    minefields: 'FC-WPN-25',
    gamma_bomb: 'FC-WPN-31',
    sanctuary: 'FC-WPN-35',
    gamma_warheads: 'FC-WPN-37',
    rampart_of_coeos: 'FC-WPN-42',
    prometheus_beam: 'FC-WPN-43',
    ionic_module: 'FC-WPN-46',
    multipoint_module: 'FC-WPN-48',
  },
  sector: {
    asteroid_field: 'FC-AST-01',
    gravity_field: 'FC-GRV-01',
    gas_cloud: 'FC-GAS-01',
    battle_station: 'FC-STA-01',
    black_hole: 'FC-BLK-01',
    colony: 'FC-COL-01',
    gamma_storm: 'FC-STO-01',
    radar_anomaly: 'FC-RAD-01',
    gate: 'FC-GAT-01',
  },
  capacity: {
    sentinel: 'FC-CAP-01',
    radar_jammer: 'FC-CAP-05',
    refueller: 'FC-CAP-07',
    repair_drone: 'FC-CAP-10',
    power_amplifier: 'FC-CAP-12',
    recon_beam: 'FC-CAP-14',
    recall_beacon: 'FC-CAP-18',
    propulsion_disruptor: 'FC-CAP-20',
    deflection_shield: 'FC-CAP-22',
    shield_blocker: 'FC-CAP-24',
    communications_jammer: 'FC-CAP-25',
    targeting_adjuster: 'FC-CAP-26',
    distortion_field: 'FC-CAP-27',
    energy_optimizer: 'FC-CAP-29',
  },
  device: {},
};

export function clauseOf(family: string, id: string): string | null {
  const own = CLAUSES[family]?.[id];
  return own ?? (family === 'device' ? TECHNICAL : null);
}

/** All that are named here, for whoever checks that they exist. */
export const namedClauses: readonly string[] = Object.values(CLAUSES).flatMap((family) => Object.values(family));

// The curriculum: five bands of core techniques, in the engine's order, and what each builds on. All other techniques belong
// to the band of the next core technique in that order.
import type { Technique } from 'shudu';

export const bandIds = ['first', 'basic', 'middle', 'advanced', 'expert'] as const;
export type BandId = (typeof bandIds)[number];

// The core techniques of each band with their prerequisites.
const core: Record<BandId, Record<string, readonly string[]>> = {
  first: { full_house: [], hidden_single: ['full_house'], naked_single: ['full_house'] },
  basic: {
    pointing: ['hidden_single'],
    claiming: ['pointing'],
    naked_pair: ['naked_single'],
    naked_triple: ['naked_pair'],
    hidden_pair: ['hidden_single', 'naked_pair'],
    hidden_triple: ['hidden_pair', 'naked_triple'],
  },
  middle: {
    x_wing: ['claiming'],
    swordfish: ['x_wing'],
    bug_plus_1: ['naked_pair'],
    skyscraper: ['x_wing'],
    two_string_kite: ['skyscraper'],
    empty_rectangle: ['pointing', 'two_string_kite'],
    w_wing: ['naked_pair', 'skyscraper'],
    xy_wing: ['naked_triple'],
    xyz_wing: ['xy_wing'],
    unique_rectangle_1: ['naked_pair'],
  },
  advanced: {
    unique_rectangle_4: ['unique_rectangle_1'],
    hidden_rectangle: ['unique_rectangle_4'],
    wxyz_wing: ['xyz_wing'],
    finned_x_wing: ['x_wing'],
    sue_de_coq: ['naked_triple', 'claiming'],
    x_chain: ['skyscraper', 'two_string_kite'],
    xy_chain: ['xy_wing'],
    continuous_nice_loop: ['x_chain', 'xy_chain'],
    discontinuous_nice_loop: ['x_chain', 'xy_chain'],
    aic: ['x_chain', 'xy_chain'],
  },
  expert: {
    grouped_aic: ['aic', 'empty_rectangle'],
    als_xz: ['wxyz_wing'],
    als_xy_wing: ['als_xz'],
    als_chain: ['als_xy_wing', 'aic'],
    death_blossom: ['als_xz'],
    forcing_chain_contradiction: ['aic'],
    forcing_chain_verity: ['aic'],
  },
};

export interface Band {
  id: BandId;
  core: Technique[];
  others: Technique[];
}

export const needsOf = (id: string): readonly string[] => bandIds.flatMap((band) => (Object.hasOwn(core[band], id) ? core[band][id] : []));
const bandOfCore = (id: string): BandId | undefined => bandIds.find((band) => Object.hasOwn(core[band], id));

// Dual techniques combine two steps of one technique and have no lesson of their own.
export const lessonsOf = (techniques: readonly Technique[]): Technique[] => techniques.filter(({ id }) => !id.startsWith('dual_'));

export function bandsOf(techniques: readonly Technique[]): Band[] {
  const bands = bandIds.map((id): Band => ({ id, core: [], others: [] }));
  let at = bands.length - 1;
  for (const one of [...techniques].reverse()) {
    const own = bandOfCore(one.id);
    if (own) at = bandIds.indexOf(own);
    bands[at][own ? 'core' : 'others'].unshift(one);
  }
  return bands;
}

// The core techniques in order, for the placement test and for "what comes next".
export const ladderOf = (bands: readonly Band[]): Technique[] => bands.flatMap((band) => band.core);

// Puzzles to begin with, one solution each. They were generated with the engine.
import type { Key } from '../i18n/i18n.svelte';

export const examples: readonly { name: Key; puzzle: string }[] = [
  {
    name: 'variant.example.small',
    puzzle:
      '.Shape~6x6.Cage~10~R6C2~R5C2~R4C2.Cage~7~R1C2~R1C3.Cage~7~R4C3~R4C4.Cage~10~R6C1~R5C1~R4C1.Cage~7~R3C5~R2C5.Cage~8~R6C3~R6C4.Cage~7~R5C5~R4C5.Cage~3~R2C4~R3C4.Cage~11~R5C3~R5C4.Cage~13~R3C1~R2C1~R3C2.Cage~5~R2C2~R2C3.Cage~12~R3C6~R2C6~R1C6.Cage~10~R1C4~R1C5.Cage~9~R4C6~R5C6~R6C6',
  },
  {
    name: 'variant.example.killer',
    puzzle:
      '.Cage~19~R7C6~R6C6~R8C6~R5C6.Cage~19~R2C7~R3C7~R2C6~R3C8.Cage~13~R2C4~R3C4~R4C4~R3C3.Cage~14~R2C1~R2C2~R1C2~R1C1.Cage~15~R2C8~R1C8~R2C9.Cage~10~R6C9~R7C9.Cage~14~R7C7~R6C7~R5C7.Cage~23~R7C4~R6C4~R5C4~R6C3.Cage~7~R6C5~R7C5.Cage~20~R6C1~R7C1~R7C2~R8C1.Cage~6~R4C2~R4C1.Cage~10~R5C1~R5C2.Cage~15~R1C6~R1C7~R1C5.Cage~11~R3C9~R4C9~R5C9.Cage~16~R4C6~R3C6~R4C7.Cage~14~R8C2~R8C3~R8C4.Cage~14~R1C4~R1C3~R2C3.Cage~17~R9C5~R8C5~R9C4.Cage~18~R9C8~R9C9~R8C8~R9C7.Cage~5~R4C3~R5C3.Cage~15~R2C5~R3C5.Cage~11~R6C8~R5C8.Cage~17~R3C1~R3C2.Cage~19~R9C2~R9C3~R9C1.Cage~10~R5C5~R4C5',
  },
  {
    name: 'variant.example.lines',
    puzzle:
      '.Arrow~R4C6~R4C5~R3C5.Arrow~R4C2~R3C1~R4C1.Thermo~R1C7~R2C7~R2C6~R3C7.Arrow~R2C4~R3C4~R2C5.Thermo~R2C9~R2C8~R1C8~R1C9.Arrow~R7C9~R6C9~R5C8~R5C9.Arrow~R2C3~R1C2~R1C1.Thermo~R8C3~R9C3~R8C4~R9C5.Thermo~R9C4~R8C5~R7C6~R8C7.~R2C2_6~R1C6_8~R5C1_8~R3C9_7~R6C8_8~R7C4_3~R5C7_9~R6C5_2~R4C3_2~R6C3_6~R8C8_9~R5C2_4~R1C2_3',
  },
  {
    name: 'variant.example.sandwich',
    puzzle:
      '.Sandwich~5~R1.Sandwich~11~C1.Sandwich~5~R3.Sandwich~8~C3.Sandwich~3~R4.Sandwich~19~C4.Sandwich~7~R6.Sandwich~35~C6.Sandwich~15~R8.Sandwich~16~C8.~R1C4_1~R6C7_8~R2C9_5~R5C4_4~R7C1_1~R8C6_7~R3C9_3~R7C7_4~R1C3_6~R9C9_2~R7C4_3',
  },
  {
    name: 'variant.example.jigsaw',
    puzzle:
      '.Shape~6x6.NoBoxes.Jigsaw~000111001112033322433322444552445555.~R1C3_6~R4C6_2~R2C4_1~R3C2_6~R6C5_2~R6C2_1~R2C1_3~R2C2_5',
  },
  {
    name: 'variant.example.large',
    puzzle:
      '75..A1.4.9B.DE.G1.....CGA...5....ABC.D.F56G71.....F..6.9.2.......75A.9B6.C..EG.....6...34....B...3C1G..E6F...95...E.2.1C.GAB...F..G3B75A...64.9......E92.....5..5.A....8..D..1.3.972.4..B.F..C...B...CA.D7.1F.62A.D51..B...2..C...8...6.FA...3G.2...9.8...C....1',
  },
];

import { hex, type Rgb } from '../palette.ts';

export const ivoryTable: readonly [Rgb, Rgb] = [hex('#FFFCF4'), hex('#E3D5BC')];
export const greenTable: readonly [Rgb, Rgb] = [hex('#1E6048'), hex('#082A1F')];
export const deepTable: readonly [Rgb, Rgb] = [hex('#12493A'), hex('#03150F')];

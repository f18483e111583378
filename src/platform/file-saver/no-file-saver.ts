import { unsupported } from '../unsupported'
import type { FileSaver } from './contract'

/** The vendor opens documents of a few kinds and hands out no files. */
export const noFileSaver: FileSaver = { way: 'none', save: unsupported }

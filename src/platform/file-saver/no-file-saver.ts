import { unsupported } from '../unsupported'
import type { FileSaver } from './contract'

/** The vendor opens only a few document types and cannot save files. */
export const noFileSaver: FileSaver = { way: 'none', save: unsupported }

import type { FileOutcome, FileSaver, TextFile } from './contract'

/** A device that saves every file by default. */
export class FakeFileSaver implements FileSaver {
  way: FileSaver['way'] = 'download'
  outcome: FileOutcome = { kind: 'saved' }
  readonly saved: TextFile[] = []

  async save(file: TextFile): Promise<FileOutcome> {
    if (this.outcome.kind === 'saved') this.saved.push(file)
    return this.outcome
  }
}

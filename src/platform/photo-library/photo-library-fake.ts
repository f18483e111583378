import type { PhotoLibrary, PhotoLibraryOutcome } from './contract'

/** A photo library whose answers the test sets. */
export class FakePhotoLibrary implements PhotoLibrary {
  way: PhotoLibrary['way'] = 'save'
  readonly saved: string[] = []
  /** Outcomes used in turn; then all pictures are saved. */
  outcomes: PhotoLibraryOutcome[] = []
  givesLeave = true
  requests = 0

  async save(picture: string): Promise<PhotoLibraryOutcome> {
    const outcome = this.outcomes.shift() ?? { kind: 'saved' }
    if (outcome.kind === 'saved') this.saved.push(picture)
    return outcome
  }

  async reauthorize(): Promise<boolean> {
    this.requests += 1
    return this.givesLeave
  }
}

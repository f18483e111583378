import type { Album, AlbumOutcome } from './contract'

/** An album that takes what it is told to take. */
export class FakeAlbum implements Album {
  way: Album['way'] = 'save'
  readonly saved: string[] = []
  /** Used up one by one; then everything is saved. */
  outcomes: AlbumOutcome[] = []
  givesLeave = true
  asked = 0

  async save(picture: string): Promise<AlbumOutcome> {
    const outcome = this.outcomes.shift() ?? { kind: 'saved' }
    if (outcome.kind === 'saved') this.saved.push(picture)
    return outcome
  }

  async reauthorise(): Promise<boolean> {
    this.asked += 1
    return this.givesLeave
  }
}

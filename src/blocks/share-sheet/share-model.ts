import { type GenerateShortCodeOutput, generateShortCode } from '@/contracts/link/generate-short-code'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { qrModules } from '@/lib/qr-picture'
import { Resource } from '@/lib/resource'
import { Submission } from '@/lib/submission'
import type { PhotoLibraryOutcome } from '@/platform/photo-library/contract'
import type { App } from '@/services/app'
import type { SharedPage } from '@/shell/use-share'

/** A link that was shared stays good for so long. */
const LINK_DAYS = 30

/** Text of a poster. */
export interface SharedThing extends SharedPage {
  color: string
  lines: readonly string[]
}

export interface PosterWords {
  hint: string
  /** Asks whether the settings are to be opened, where the photo library was refused. */
  askForLeave(): Promise<boolean>
}

/** `allowed`: saved after the user allowed it in the settings (SHELL-210). */
type SavingOutcome = PhotoLibraryOutcome | { kind: 'allowed' }

type Parts = Pick<App, 'request' | 'clipboard' | 'sharing' | 'poster' | 'photoLibrary' | 'tracking'>

/** Sharing one thing: by its short link, by the window of the browser, by a poster. */
export class ShareModel {
  isPosterOpen = false
  readonly link: Resource<GenerateShortCodeOutput>
  /** Empty where none could be made. */
  readonly poster: Resource<string>
  readonly saving: Submission<[], SavingOutcome>

  constructor(
    private readonly app: Parts,
    private readonly thing: SharedThing,
    private readonly words: PosterWords,
  ) {
    const { route, params } = thing
    this.link = new Resource(() =>
      app.request(generateShortCode, { path: `/${route.path}`, params: { ...params }, expireDays: LINK_DAYS }),
    )
    this.poster = new Resource(() => this.makePoster())
    this.saving = new Submission(() => this.save())
    makeRefObservable(this)
  }

  openPoster(): void {
    this.isPosterOpen = true
    void this.poster.load()
  }

  /** Back to the other ways. */
  closePoster(): void {
    this.isPosterOpen = false
  }

  /** False when the link could not be had or not be copied. */
  async copyLink(): Promise<boolean> {
    const { value } = this.link
    if (value === null || !(await this.app.clipboard.copy(value.url))) return false
    this.noteShared()
    return true
  }

  /** Opens the window of the browser. */
  async send(): Promise<boolean> {
    const { title, description = '', imageUrl } = this.thing
    const { value } = this.link
    if (value === null) return false
    const outcome = await this.app.sharing.send({ title, description, imageUrl, link: value.url })
    if (outcome === 'sent') this.noteShared()
    return outcome !== 'failed'
  }

  private noteShared(): void {
    const { route, params } = this.thing
    this.app.tracking.note('shared', route.path, { params })
  }

  private async makePoster(): Promise<string> {
    if (this.link.value === null) await this.link.load()
    const { value, error } = this.link
    if (value === null) throw error
    const { title, imageUrl, color, lines } = this.thing
    const made = await this.app.poster.make({
      ...{ color, title, lines, pictureUrl: imageUrl },
      hint: this.words.hint,
      code: qrModules(value.url),
      readyUrl: value.posterUrl ?? '',
    })
    return made ?? ''
  }

  /** Saves the poster; a user who declined is offered the settings once. */
  private async save(): Promise<SavingOutcome> {
    const picture = this.poster.value
    if (!picture) return { kind: 'failed', reason: 'no poster' }
    const { photoLibrary } = this.app
    const outcome = await photoLibrary.save(picture)
    if (outcome.kind !== 'denied' || !(await this.words.askForLeave())) return outcome
    if (!(await photoLibrary.reauthorize())) return outcome
    const again = await photoLibrary.save(picture)
    return again.kind === 'saved' ? { kind: 'allowed' } : again
  }
}

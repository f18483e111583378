import { runInAction } from 'mobx'
import { type GenerateShortCodeOutput, generateShortCode } from '@/contracts/link/generate-short-code'
import { createShare } from '@/contracts/share/create-share'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { qrModules } from '@/lib/qr-picture'
import { Resource } from '@/lib/resource'
import { Submission } from '@/lib/submission'
import type { PhotoLibraryOutcome } from '@/platform/photo-library/contract'
import type { App } from '@/services/app'
import type { SharedPage } from '@/shell/use-share'
import { chooseName, isNameChosen } from './name-choice'
import { type NamedThing, namedPage } from './named-thing'

/** Lifetime of a share link, days. */
const LINK_DAYS = 30

/** A page with the text of its poster. */
export interface SharedThing extends SharedPage {
  color: string
  lines: readonly string[]
  /** Content that the user may share with their name; absent if a link has its owner's anyway, or none. */
  named?: NamedThing
}

export interface PosterWords {
  hint: string
  /** Asks whether the settings are to be opened, where the photo library was refused. */
  requestPermission(): Promise<boolean>
}

/** `allowed`: saved after the user allowed it in the settings (SHELL-210). */
type SavingOutcome = PhotoLibraryOutcome | { kind: 'allowed' }

type Parts = Pick<App, 'request' | 'clipboard' | 'sharing' | 'poster' | 'photoLibrary' | 'tracking' | 'session'>

/** Sharing one thing: by its short link, by the window of the browser, by a poster. */
export class ShareModel {
  isPosterOpen = false
  readonly link: Resource<GenerateShortCodeOutput>
  /** Empty where none could be made. */
  readonly poster: Resource<string>
  readonly saving: Submission<[], SavingOutcome>
  /** Switches the user's name on the link on or off. What was shared before keeps its own link. */
  readonly naming: Submission<[isOn: boolean], void>
  private page: SharedPage

  constructor(
    private readonly app: Parts,
    private readonly thing: SharedThing,
    private readonly words: PosterWords,
    /** Hears of the page that is shared from now on, for the vendor's own menu. */
    private readonly onPage: (page: SharedPage) => void = () => {},
  ) {
    this.page = thing
    this.link = new Resource(() => this.fetchLink(this.page))
    this.naming = new Submission((isOn) => this.nameLink(isOn))
    this.poster = new Resource(() => this.makePoster())
    this.saving = new Submission(() => this.save())
    makeRefObservable(this)
  }

  /** True if the link names the sharer. */
  get isNamed(): boolean {
    return this.page !== this.thing
  }

  /** Fetches the link; with the name of a user who has chosen so before. */
  load(): void {
    const { named } = this.thing
    if (named && !this.isNamed && isNameChosen(this.app.session)) void this.naming.submit(true)
    else void this.link.load()
  }

  openPoster(): void {
    this.isPosterOpen = true
    void this.poster.load()
  }

  /** Returns to the other ways of sharing. */
  closePoster(): void {
    this.isPosterOpen = false
  }

  /** False when the link could not be had or not be copied. */
  async copyLink(): Promise<boolean> {
    const { value } = this.link
    if (value === null || !(await this.app.clipboard.copy(value.url))) return false
    this.recordShared()
    return true
  }

  /** Opens the window of the browser. */
  async send(): Promise<boolean> {
    const { title, description = '', imageUrl } = this.page
    const { value } = this.link
    if (value === null) return false
    const outcome = await this.app.sharing.send({ title, description, imageUrl, link: value.url })
    if (outcome === 'sent') this.recordShared()
    return outcome !== 'failed'
  }

  private fetchLink({ route, params }: SharedPage): Promise<GenerateShortCodeOutput> {
    return this.app.request(generateShortCode, {
      path: `/${route.path}`,
      params: { ...params },
      expireDays: LINK_DAYS,
    })
  }

  /** The link in use stays until the other one is there. */
  private async nameLink(isOn: boolean): Promise<void> {
    const { app, thing } = this
    const { named } = thing
    let page: SharedPage = thing
    if (isOn && named) {
      const { shareId } = await app.request(createShare, { type: named.type, id: named.id })
      page = namedPage(thing, named, shareId)
    }
    const link = await this.fetchLink(page)
    runInAction(() => {
      this.page = page
      this.link.set(link)
      this.poster.clear()
    })
    chooseName(app.session, isOn)
    this.onPage(page)
  }

  private recordShared(): void {
    const { route, params } = this.page
    this.app.tracking.record('shared', route.path, { params })
  }

  private async makePoster(): Promise<string> {
    if (this.link.value === null) await this.link.load()
    const { value, error } = this.link
    if (value === null) throw error
    const { title, imageUrl, color, lines } = this.thing
    const made = await this.app.poster.make({
      color,
      title,
      lines,
      pictureUrl: imageUrl,
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
    if (outcome.kind !== 'denied' || !(await this.words.requestPermission())) return outcome
    if (!(await photoLibrary.reauthorize())) return outcome
    const again = await photoLibrary.save(picture)
    return again.kind === 'saved' ? { kind: 'allowed' } : again
  }
}

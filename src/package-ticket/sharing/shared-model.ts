import { type GetLayoutOutput, getLayout } from '@/contracts/layout/get-layout'
import { type GetShareOutput, getShare } from '@/contracts/share/get-share'
import { getShowStatic } from '@/contracts/show/get-show-static'
import { toAppError } from '@/lib/app-error'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import type { App } from '@/services/app'
import { type TopicIntroduction, topicIntroduction } from './topic-introduction'

export interface ShareParams {
  shareId?: string
  showId?: string
  topicId?: string
}

type Sharer = GetShareOutput['sharer']

/** Content of a shared page. */
export interface SharedContent {
  /** Absent if the link has no sharer. */
  sharer?: Sharer
  /** The share has ended; the link still names what it was about. */
  hasEnded?: boolean
  name: string
  lines: readonly string[]
  posterUrl?: string
  posterColor?: string
  qty: number
  showId?: string
  topicId?: string
  /** Of a topic; a show has its poster. */
  picture?: TopicIntroduction['picture']
}

/** Content of a link: a user's share, else the show it names (TICKET-015 to TICKET-017, PAY-071). */
export class SharedModel {
  readonly content: Resource<SharedContent>

  constructor(
    private readonly app: Pick<App, 'request'>,
    private readonly params: ShareParams,
  ) {
    this.content = new Resource(() => this.fetch())
    makeRefObservable(this)
  }

  /** True if the link names nothing. */
  get isEmpty(): boolean {
    const { shareId, showId, topicId } = this.params
    return !shareId && !showId && !topicId
  }

  load(): void {
    if (!this.isEmpty) void this.content.load()
  }

  private async fetch(): Promise<SharedContent> {
    const { shareId, showId, topicId } = this.params
    if (!shareId) return this.fetchThing()
    try {
      return await this.introduce(contentOf(await this.app.request(getShare, { shareId })))
    } catch (thrown) {
      const isUnknown = toAppError(thrown).kind === 'rejected'
      if (!isUnknown || (!showId && !topicId)) throw thrown
      return { ...(await this.fetchThing()), hasEnded: true }
    }
  }

  /** Adds the picture of a shared topic, which is shown without one if its layout fails to load. */
  private async introduce(content: SharedContent): Promise<SharedContent> {
    const { topicId } = content
    if (!topicId) return content
    const layout = await this.fetchLayout(topicId).catch(() => null)
    const { picture } = topicIntroduction(layout?.components ?? [])
    return { ...content, ...(picture && { picture }) }
  }

  private fetchLayout(topicId: string): Promise<GetLayoutOutput> {
    return this.app.request(getLayout, { page: 'TOPIC', topicId })
  }

  /** Content named by the link, without the sharer. */
  private async fetchThing(): Promise<SharedContent> {
    const { showId, topicId } = this.params
    if (!showId) {
      if (!topicId) return { name: '', lines: [], qty: 0 }
      const { title: name, components } = await this.fetchLayout(topicId)
      const { words, picture } = topicIntroduction(components)
      return { name, lines: words ? [words] : [], qty: 0, topicId, ...(picture && { picture }) }
    }
    const { basicInfo } = await this.app.request(getShowStatic, { showId })
    const { showName: name, posterUrl, posterColor, displayShowTime, venueName } = basicInfo
    return { name, posterUrl, posterColor, lines: [displayShowTime, venueName], qty: 0, showId }
  }
}

function contentOf({ sharer, show, topic, order, ticket }: GetShareOutput): SharedContent {
  const qty = order?.qty ?? ticket?.qty ?? 0
  if (topic) return { sharer, name: topic.title, lines: [topic.description], qty, topicId: topic.topicId }
  return {
    sharer,
    qty,
    name: show?.showName ?? '',
    lines: [show?.sessionShowTime ?? '', show?.venueName ?? ''].filter((line) => line !== ''),
    ...(show && { showId: show.showId, posterUrl: show.posterUrl, posterColor: show.posterColor }),
  }
}

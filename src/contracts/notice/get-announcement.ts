import { endpoint } from '../endpoint'
import type { Announcement } from '../layout/navigation-components'
import type { Id } from '../wire-types'

export interface GetAnnouncementInput {
  noticeId: Id
}

export type GetAnnouncementOutput = Announcement

/** A notice of the shop in full. */
export const getAnnouncement = endpoint<GetAnnouncementInput, GetAnnouncementOutput>({
  path: 'home/pub/v3/announcements/:noticeId',
})

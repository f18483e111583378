import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'
import type { Announcement } from './navigation-components'

export interface GetAnnouncementInput {
  noticeId: Id
}

export type GetAnnouncementOutput = Announcement

export const getAnnouncement = endpoint<GetAnnouncementInput, GetAnnouncementOutput>({
  path: 'home/pub/v3/announcements/:noticeId',
})

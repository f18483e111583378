import type { EntranceRegistration, GetEntranceOutput } from '@/contracts/entrance/get-entrance'
import type { Registration } from '@/contracts/open-show/registration'
import { sessionTimeText } from '@/domain/session-time'
import type { Catalogue } from '../catalogue/catalogue'
import type { Entrance } from '../catalogue/entities/applications'
import type { EntranceRow } from '../services/registrations/entrances'
import { openShowById } from '../services/registrations/open-show-places'
import type { RegistrationRow } from '../services/registrations/register'
import { canCancelRegistration, sessionStart } from '../services/registrations/registrations'
import { presentQuestions } from './form-fields'
import { pictureUrls } from './picture-urls'
import type { Viewer } from './show-card'

/** A registration as its user sees it. */
export function presentRegistration(
  catalogue: Catalogue,
  row: RegistrationRow,
  { locale, origin, now }: Viewer,
): Registration {
  const show = openShowById(catalogue, row.openShowId)
  const hasPlace = row.state === 'APPROVED' || row.state === 'CHECKED_IN'
  return {
    registrationId: row.id,
    openShowId: row.openShowId,
    name: show.name[locale],
    posterUrl: pictureUrls(origin).scene(show.picture),
    venueName: catalogue.venue(show.venueId).name[locale],
    sessionName: sessionTimeText(sessionStart(catalogue, row), locale),
    state: row.state,
    ...(row.rejectReason !== null && { rejectReason: row.rejectReason }),
    ...(hasPlace && { entryCode: row.entryCode, qrCode: `ENCORE-REGISTRATION:${row.id}:${row.entryCode}` }),
    places: row.places,
    attendees: [...row.attendees],
    canCancel: canCancelRegistration(catalogue, row, now),
    createTime: row.createdAt,
  }
}

/** An entrance, and the caller's way to check in there. */
export function presentEntrance(
  catalogue: Catalogue,
  entrance: Entrance,
  row: EntranceRow | undefined,
  { locale, origin }: Viewer,
): GetEntranceOutput {
  const { entranceId, title, desc, picture, venueId, questions } = entrance
  const venue = catalogue.venue(venueId)
  return {
    id: entranceId,
    title: title[locale],
    desc: desc[locale],
    imgUrl: pictureUrls(origin).scene(picture),
    venueName: venue.name[locale],
    venueAddress: venue.address[locale],
    formSchema: presentQuestions(questions, locale),
    ...(row && { registered: presentVisitor(row) }),
  }
}

function presentVisitor({ id, entryCode, checkedInAt, createdAt }: EntranceRow): EntranceRegistration {
  return {
    registrationId: id,
    entryCode,
    qrCode: `ENCORE-ENTRANCE:${id}:${entryCode}`,
    checkedIn: checkedInAt !== null,
    createTime: createdAt,
  }
}

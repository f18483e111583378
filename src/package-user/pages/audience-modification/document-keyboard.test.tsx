import { renderPage } from '@test/render-page'
import { choose, seen } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import type { IdType } from '@/contracts/attendee/attendee'
import { routes } from '@/routes'
import type { TextInputProps } from '@/ui/text-input/contract'
import { keyboardOf } from '@/ui/text-input/keyboards'
import AudienceModificationPage from './audience-modification'

const mockDrawn: TextInputProps[] = []
jest.mock('@/ui/text-input/text-input', () => ({
  TextInput: (props: TextInputProps) => {
    mockDrawn.push(props)
    return null
  },
}))

/** Keyboard of the last rendered field with this id. */
function keyboardFor(id: string) {
  const kind = mockDrawn.filter((field) => field.id === id).at(-1)?.kind
  return kind && keyboardOf(kind)
}

describe('the number of a document on a mini-program', () => {
  it.each<[IdType, string]>([
    ['ID_CARD', 'idcard'],
    ['HK_MACAO_TAIWAN_RESIDENCE', 'idcard'],
    ['PASSPORT', 'text'],
    ['HONGKONG_ID', 'text'],
  ])('opens for %s the keyboard %s (issue 31)', async (idType, keyboard) => {
    await renderPage(AudienceModificationPage, routes.audienceModification, { signedInAs: newBuyer(), params: {} })
    await seen('attendee-id-type')
    await choose('attendee-id-type', idType)
    expect(keyboardFor('attendee-id-no')).toBe(keyboard)
  })
})

import { fillAttendee } from '@test/attendees'
import { renderPage } from '@test/render-page'
import { choose, done, eventually, gone, seen, tap } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { listAttendees } from '@/contracts/attendee/list-attendees'
import { listCountries } from '@/contracts/region/list-countries'
import { routes } from '@/routes'
import { attendeeForm } from '../../people/attendee-form'
import ViewerPage from './viewer'

const open = async () => {
  const page = await renderPage(ViewerPage, routes.viewer, { signedInAs: newBuyer() })
  await seen('add-attendee')
  return page
}

describe('the form of a person', () => {
  it('requires the kind of document (USER-032)', async () => {
    const { app } = await open()
    const form = attendeeForm(app, { kept: null, idTypes: [], isPhoneRequired: false })
    await form.submit()
    expect(form.fields.idType.message).not.toBeNull()
    form.fields.idType.set('PASSPORT')
    await form.submit()
    expect(form.fields.idType.message).toBeNull()
  })
})

describe('the country of a person (SHELL-081)', () => {
  it('lists the shop’s countries in the user’s language, and saves one', async () => {
    const { app, network } = await open()
    await tap('add-attendee')
    const names = () => [...document.querySelectorAll('#attendee-country option')].map(({ textContent }) => textContent)
    await eventually(() => expect(names()).toEqual(expect.arrayContaining(['中国大陆', '中国澳门', '日本'])))
    expect(network.sent.filter((call) => call.endsWith(listCountries.path))).toHaveLength(1)
    await choose('attendee-country', 'JP')
    await fillAttendee()
    await tap('save-attendee')
    await gone('new-attendee')
    const { list } = await done(app.request(listAttendees, { offset: 0, length: 20 }))
    expect(list.map(({ countryCode }) => countryCode)).toEqual(['JP'])
  })

  it('must be chosen (USER-035)', async () => {
    const { app, network } = await open()
    const form = attendeeForm(app, { kept: null, idTypes: ['OTHER'], isPhoneRequired: false })
    form.fields.name.set('李四')
    form.fields.idNo.set('ABC-12345')
    form.fields.country.set(null)
    await done(form.submit())
    expect(form.fields.country.message).not.toBeNull()
    expect(network.sent.filter((call) => call.startsWith('POST'))).toEqual([])
    form.fields.country.set('CN')
    await done(form.submit())
    expect(form.fields.country.message).toBeNull()
  })
})

import { addAttendee, fillAttendee, openCheckout } from '@test/checkout'
import { byId, choose, eventually, gone, seen, tap, type } from '@test/screen'
import { act } from '@testing-library/react'
import { NAMED_SHOWS } from '../../../../gateway/src/demo/named-shows'
import ConfirmOrderPage from './confirm-order'

const open = (showId?: string, qty?: number) => openCheckout(ConfirmOrderPage, showId, qty)

describe('the page that confirms an order adds an attendee', () => {
  it('in a form with one button, and one message below each field (USER-031 to USER-034)', async () => {
    await open(NAMED_SHOWS.realNamePerTicket)
    await tap('choose-attendees')
    await tap('add-attendee')
    await seen('save-attendee')
    expect(document.getElementById('attendees-done')).toBeNull()
    await type('attendee-id-no', '1234')
    await tap('save-attendee')
    expect(byId('attendee-name-message').textContent).toBe('请填写姓名')
    expect(byId('attendee-id-no-message').textContent).toBe('证件号码不正确')
  })

  it('and says below the number that the shop knows the person already', async () => {
    await open(NAMED_SHOWS.realNamePerTicket)
    await addAttendee()
    await tap('add-attendee')
    await fillAttendee()
    await tap('save-attendee')
    await eventually(() => expect(byId('attendee-id-no-message').textContent).toBe('该观演人已存在'))
  })

  it('without losing what was typed when the sheet is closed in between', async () => {
    await open(NAMED_SHOWS.realNamePerTicket)
    await tap('choose-attendees')
    await tap('add-attendee')
    await type('attendee-name', '李四')
    await act(async () => document.querySelector<HTMLElement>('#new-attendee [aria-label="关闭"]')?.click())
    await gone('new-attendee')
    await tap('add-attendee')
    expect((byId('attendee-name') as HTMLInputElement).value).toBe('李四')
  })
})

describe('the page that confirms an order adds an address', () => {
  async function openForm() {
    const page = await open(NAMED_SHOWS.expressDelivery)
    await tap('choose-address')
    await tap('add-address')
    await seen('save-address')
    return page
  }

  it('by province, city and district, and uses it (USER-024, SHELL-078 to SHELL-080)', async () => {
    await openForm()
    await type('receiver', '李四')
    await choose('address-phone-area', '852')
    await type('address-phone', '61234567')
    await eventually(() => expect(byId('province').textContent).toContain('浙江省'))
    await choose('province', '330000')
    await eventually(() => expect(byId('city').textContent).toContain('杭州市'))
    await choose('city', '330100')
    await eventually(() => expect(byId('district').textContent).toContain('西湖区'))
    await choose('district', '330106')
    await type('address-detail', '文三路 100 号')
    await tap('save-address')
    await eventually(() => expect(byId('choose-address').textContent).toContain('文三路 100 号'))
  })

  it('with a message below each field (USER-026 to USER-029, USER-055)', async () => {
    await openForm()
    await type('address-phone', '123')
    await type('address-detail', '文三路')
    await tap('save-address')
    const messages = ['receiver', 'address-phone', 'province', 'city', 'district', 'address-detail'].map(
      (id) => byId(`${id}-message`).textContent,
    )
    expect(messages).toEqual([
      ...['请填写收货人', '手机号格式不正确', '请选择省份', '请选择城市', '请选择区县'],
      '详细地址至少 6 个字',
    ])
  })

  it('asks for another city in another province', async () => {
    await openForm()
    await eventually(() => expect(byId('province').textContent).toContain('浙江省'))
    await choose('province', '330000')
    await eventually(() => expect(byId('city').textContent).toContain('杭州市'))
    await choose('city', '330100')
    await choose('province', '310000')
    await eventually(() => expect((byId('city') as HTMLSelectElement).value).toBe(''))
  })
})

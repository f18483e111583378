import type { GetCustomerServiceOutput } from '@/contracts/service/get-customer-service'
import { isWorkTime, serviceChannels } from './customer-service'

const config: GetCustomerServiceOutput = {
  customerServiceType: 'ONLINE_AND_TEL_CUSTOMER_SERVICE',
  telephone: '400',
  onlineConfig: { supplierType: 'SOBOT', jumpUrl: 'https://sobot.com/chat', seatGroup: 'g 1', onlineCustomerId: 'c' },
  workTimes: [],
  companyChat: { enabled: true, corpId: 'ww', url: 'https://work.weixin.qq.com/kfid/k' },
}
const noon = Date.parse('2026-11-23T12:00:00+08:00')
const visitor = { now: noon, hasCompanyChat: true, hasNativeService: false, user: null }
const kinds = (changes: Partial<GetCustomerServiceOutput>, hasCompanyChat = true) =>
  serviceChannels({ ...config, ...changes }, { ...visitor, hasCompanyChat }).map(({ kind }) => kind)

describe('the ways to reach the merchant (CS-001)', () => {
  it('offers the ways of the merchant that the platform supports (CS-002, CS-003, CS-010)', () => {
    expect(kinds({})).toEqual(['ONLINE', 'COMPANY_CHAT', 'TELEPHONE'])
    expect(kinds({}, false)).toEqual(['ONLINE', 'TELEPHONE'])
    expect(kinds({ customerServiceType: 'ONLINE_CUSTOMER_SERVICE' })).toEqual(['ONLINE', 'COMPANY_CHAT'])
    expect(kinds({ companyChat: { enabled: false }, telephone: '' })).toEqual(['ONLINE'])
    expect(kinds({ onlineConfig: undefined, companyChat: { enabled: true } })).toEqual(['TELEPHONE'])
  })

  it('start with the vendor’s own chat, if it has one', () => {
    const native = { ...config, nativeService: { imId: 'im' } }
    const [first] = serviceChannels(native, { ...visitor, hasNativeService: true })
    expect(first).toEqual({ kind: 'NATIVE', service: { imId: 'im' }, isOpen: true })
    expect(serviceChannels(native, visitor)[0]?.kind).toBe('ONLINE')
    expect(serviceChannels(config, { ...visitor, hasNativeService: true })[0]?.kind).toBe('ONLINE')
  })

  it('passes the user and the subject to the supplier (CS-004, CS-012)', () => {
    const user = { bizUserId: 'u&1', nickname: '小安' }
    const [online] = serviceChannels(config, { ...visitor, user })
    expect(online).toMatchObject({
      url: `https://sobot.com/chat?partnerid=u%261&uname=${encodeURIComponent('小安')}&groupid=g%201&choose_adminid=c`,
    })
    expect(serviceChannels(config, visitor)[0]).toMatchObject({
      url: 'https://sobot.com/chat?groupid=g%201&choose_adminid=c',
    })
  })
})

describe('the hours of work', () => {
  const hours = [{ weekDays: [0, 6], beginTime: '09:00', endTime: '21:00' }]

  it.each([
    ['2026-11-23T09:00:00+08:00', true],
    ['2026-11-23T08:59:59+08:00', false],
    ['2026-11-23T20:59:59+08:00', true],
    ['2026-11-23T21:00:00+08:00', false],
    ['2026-11-22T12:00:00+08:00', true],
    ['2026-11-24T12:00:00+08:00', false],
  ])('count Monday as 0: at %s %s (CS-005)', (at, isWork) => {
    expect(isWorkTime(hours, Date.parse(at))).toBe(isWork)
  })

  it('count as always when none are named', () => {
    expect(isWorkTime([], noon)).toBe(true)
  })
})

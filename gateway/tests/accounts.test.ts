import type { TestGateway } from '@test/test-gateway'
import { bind } from '@/contracts/account/bind'
import { getPhotoCaptcha } from '@/contracts/account/get-photo-captcha'
import { getProfile } from '@/contracts/account/get-profile'
import { logOut } from '@/contracts/account/log-out'
import { loginOrRegister } from '@/contracts/account/login-or-register'
import { refreshTokens } from '@/contracts/account/refresh-tokens'
import { sendVerifyCode } from '@/contracts/account/send-verify-code'
import { createAddress } from '@/contracts/address/create-address'
import { listAddresses } from '@/contracts/address/list-addresses'
import { createAttendee } from '@/contracts/attendee/create-attendee'
import { listAttendees } from '@/contracts/attendee/list-attendees'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { STATUS } from '@/contracts/envelope'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const PAGE = { offset: 0, length: 20 }

let shop: TestGateway
beforeAll(async () => {
  shop = await createTestGateway()
})
afterAll(() => shop.close())

async function sandbox<Answer>(path: string): Promise<Answer> {
  return (await shop.gateway.inject({ url: `/sandbox/api/${path}` })).json()
}

async function newCaptcha(): Promise<{ captchaId: string; captchaCode: string }> {
  const { data } = await shop.call(getPhotoCaptcha, { scene: 'LOGIN' })
  const captchaId = data?.captchaId ?? ''
  const captchas = await sandbox<{ id: string; answer: string }[]>('captchas')
  return { captchaId, captchaCode: captchas.find(({ id }) => id === captchaId)?.answer ?? '' }
}

async function sendCode(cellphone: string, captcha?: { captchaId: string; captchaCode: string }) {
  const input = { cellphone, countryCode: '86', scene: 'LOGIN' as const, ...(captcha ?? (await newCaptcha())) }
  return shop.call(sendVerifyCode, input)
}

async function newestCode(cellphone: string): Promise<string> {
  const messages = await sandbox<{ recipient: string; content: string }[]>('outbox')
  const message = messages.find(({ recipient }) => recipient === `+86 ${cellphone}`)
  return /\d{6}/.exec(message?.content ?? '')?.[0] ?? ''
}

const logIn = (cellphone: string, verifyCode: string) =>
  shop.call(loginOrRegister, { cellphone, countryCode: '86', verifyCode })

describe('the picture captcha', () => {
  it('accepts one try, right or wrong', async () => {
    const captcha = await newCaptcha()
    const wrong = await sendCode('13800000001', { ...captcha, captchaCode: 'nope' })
    expect(wrong.statusCode).toBe(BUSINESS_ERROR.wrongCaptcha)
    expect((await sendCode('13800000001', captcha)).statusCode).toBe(BUSINESS_ERROR.wrongCaptcha)
  })

  it('expires after two minutes', async () => {
    const captcha = await newCaptcha()
    shop.clock.advance(2 * MINUTE)
    expect((await sendCode('13800000001', captcha)).statusCode).toBe(BUSINESS_ERROR.wrongCaptcha)
  })
})

describe('the code by message', () => {
  it('sends once a minute, ten times a day', async () => {
    const cellphone = '13800000002'
    expect((await sendCode(cellphone)).data?.nextSendSeconds).toBe(60)
    shop.clock.advance(59 * SECOND)
    expect((await sendCode(cellphone)).statusCode).toBe(BUSINESS_ERROR.tooManyCodes)
    for (let sent = 1; sent < 10; sent += 1) {
      shop.clock.advance(MINUTE)
      expect((await sendCode(cellphone)).statusCode).toBe(STATUS.success)
    }
    shop.clock.advance(MINUTE)
    expect((await sendCode(cellphone)).statusCode).toBe(BUSINESS_ERROR.tooManyCodes)
    shop.clock.advance(DAY)
    expect((await sendCode(cellphone)).statusCode).toBe(STATUS.success)
  })

  it('logs in once, and registers new users', async () => {
    const cellphone = '13800000004'
    await sendCode(cellphone)
    const code = await newestCode(cellphone)
    const first = await logIn(cellphone, code)
    expect(first.data).toMatchObject({ isNewUser: true, cellphone: '138****0004' })
    expect((await logIn(cellphone, code)).statusCode).toBe(BUSINESS_ERROR.wrongVerifyCode)
    shop.clock.advance(MINUTE)
    await sendCode(cellphone)
    const second = await logIn(cellphone, await newestCode(cellphone))
    expect(second.data).toMatchObject({ isNewUser: false, bizUserId: first.data?.bizUserId })
  })

  it('expires after five minutes, five wrong guesses, or a newer code', async () => {
    const late = '13800000006'
    await sendCode(late)
    shop.clock.advance(5 * MINUTE)
    expect((await logIn(late, await newestCode(late))).statusCode).toBe(BUSINESS_ERROR.wrongVerifyCode)

    const guessed = '13800000008'
    await sendCode(guessed)
    const code = await newestCode(guessed)
    const wrong = code === '000000' ? '111111' : '000000'
    await Promise.all(Array.from({ length: 5 }, () => logIn(guessed, wrong)))
    expect((await logIn(guessed, code)).statusCode).toBe(BUSINESS_ERROR.tooManyTries)

    const twice = '13800000010'
    await sendCode(twice)
    const older = await newestCode(twice)
    shop.clock.advance(MINUTE)
    await sendCode(twice)
    const newer = await newestCode(twice)
    if (older !== newer) expect((await logIn(twice, older)).statusCode).toBe(BUSINESS_ERROR.wrongVerifyCode)
    expect((await logIn(twice, newer)).statusCode).toBe(STATUS.success)
  })

  it('rejects invalid numbers', async () => {
    expect((await sendCode('123')).statusCode).toBe(BUSINESS_ERROR.phoneFormat)
    const input = { cellphone: '4155550100', countryCode: '1', scene: 'LOGIN' as const, ...(await newCaptcha()) }
    expect((await shop.call(sendVerifyCode, input)).statusCode).toBe(BUSINESS_ERROR.phoneRegion)
  })
})

describe('a login', () => {
  async function tokens(cellphone: string) {
    await sendCode(cellphone)
    const { data } = await logIn(cellphone, await newestCode(cellphone))
    if (data === null) throw new Error('no login')
    return data
  }

  it('lasts two hours and is renewed with its refresh token', async () => {
    const { accessToken, refreshToken } = await tokens('13800000012')
    shop.clock.advance(2 * HOUR)
    expect((await shop.call(getProfile, {}, { as: accessToken })).statusCode).toBe(STATUS.tokenExpire)
    const { data } = await shop.call(refreshTokens, { refreshToken })
    expect((await shop.call(getProfile, {}, { as: data?.accessToken })).statusCode).toBe(STATUS.success)
  })

  it('survives a lost refresh answer for a minute', async () => {
    const { refreshToken } = await tokens('13800000014')
    await shop.call(refreshTokens, { refreshToken })
    shop.clock.advance(59 * SECOND)
    expect((await shop.call(refreshTokens, { refreshToken })).statusCode).toBe(STATUS.success)
    shop.clock.advance(MINUTE)
    expect((await shop.call(refreshTokens, { refreshToken })).statusCode).toBe(STATUS.loginExpire)
  })

  it('ends after thirty days without use, and at once when the user logs out', async () => {
    const idle = await tokens('13800000016')
    shop.clock.advance(30 * DAY)
    expect((await shop.call(refreshTokens, { refreshToken: idle.refreshToken })).statusCode).toBe(STATUS.loginExpire)

    const { accessToken, refreshToken } = await tokens('13800000018')
    await shop.call(logOut, { appId: 'encore' }, { as: accessToken })
    expect((await shop.call(getProfile, {}, { as: accessToken })).statusCode).toBe(STATUS.loginOut)
    expect((await shop.call(refreshTokens, { refreshToken })).statusCode).toBe(STATUS.loginExpire)
  })
})

describe('attendees', () => {
  const person = { name: '李雷', countryCode: 'CN', idType: 'ID_CARD' as const, idNo: '11010519491231002x' }

  it('exist once each, with a valid document, masked', async () => {
    const as = await shop.signIn('13800000020')
    expect((await shop.call(createAttendee, person, { as })).data?.maskedIdNo).not.toContain('19491231')
    expect((await shop.call(createAttendee, person, { as })).statusCode).toBe(BUSINESS_ERROR.attendeeKnown)
    const wrong = { ...person, idNo: '110105194912310021' }
    expect((await shop.call(createAttendee, wrong, { as })).statusCode).toBe(BUSINESS_ERROR.idNumber)
    const { data } = await shop.call(listAttendees, PAGE, { as })
    expect(data?.list.map(({ name }) => name)).toEqual(['李雷'])
  })

  it('belong to their user', async () => {
    const stranger = await shop.signIn('13800000022')
    expect((await shop.call(listAttendees, PAGE, { as: stranger })).data?.list).toEqual([])
  })
})

describe('addresses', () => {
  const address = {
    receiver: '韩梅梅',
    cellphone: '13800138000',
    countryCode: '86',
    provinceId: '310000',
    cityId: '310100',
    districtId: '310106',
    detailAddress: '南京西路 1 号',
    isDefault: true,
  }

  it('have one default, the newest', async () => {
    const as = await shop.signIn('13800000024')
    await shop.call(createAddress, address, { as })
    shop.clock.advance(SECOND)
    await shop.call(createAddress, { ...address, receiver: '李雷' }, { as })
    const { data } = await shop.call(listAddresses, PAGE, { as })
    expect(data?.list.map(({ receiver, isDefault }) => [receiver, isDefault])).toEqual([
      ['李雷', true],
      ['韩梅梅', false],
    ])
  })

  it('keep province, city and district consistent', async () => {
    const as = await shop.signIn('13800000026')
    const elsewhere = await shop.call(createAddress, { ...address, cityId: '110100' }, { as })
    expect(elsewhere).toMatchObject({ statusCode: BUSINESS_ERROR.badInput, data: null })
  })
})

describe('an account without a phone', () => {
  async function withoutPhone(cellphone: string): Promise<string> {
    const as = await shop.signIn(cellphone)
    const users = await sandbox<{ id: string; cellphone: string }[]>('users')
    const id = users.find((user) => user.cellphone === cellphone)?.id
    await shop.gateway.inject({ method: 'POST', url: `/sandbox/api/users/${id}/unbind` })
    return as
  }

  async function bindTo(as: string, cellphone: string) {
    await sendCode(cellphone)
    const cellphoneBindParam = { cellphone, countryCode: '86', verifyCode: await newestCode(cellphone) }
    shop.clock.advance(MINUTE)
    return shop.call(bind, { bindType: 'CELLPHONE', cellphoneBindParam }, { as })
  }

  it('has to bind one before anything else, and may log out', async () => {
    const as = await withoutPhone('13900000001')
    expect((await shop.call(getProfile, {}, { as })).statusCode).toBe(STATUS.needBind)
    expect((await shop.call(logOut, { appId: 'demo' }, { as })).data).toBe(true)
  })

  it('continues with the proved phone', async () => {
    const as = await withoutPhone('13900000002')
    const { data } = await bindTo(as, '13900000003')
    expect(data).toMatchObject({ cellphone: '139****0003', isNewUser: false })
    for (const token of [as, data?.accessToken ?? '']) {
      expect((await shop.call(getProfile, {}, { as: token })).data?.cellphone).toBe('139****0003')
    }
  })

  it('receives neither the phone of another account, nor one without the right code', async () => {
    await shop.signIn('13900000004')
    const as = await withoutPhone('13900000005')
    expect((await bindTo(as, '13900000004')).statusCode).toBe(BUSINESS_ERROR.phoneTaken)
    const cellphoneBindParam = { cellphone: '13900000006', countryCode: '86', verifyCode: '000000' }
    const guessed = await shop.call(bind, { bindType: 'CELLPHONE', cellphoneBindParam }, { as })
    expect(guessed.statusCode).toBe(BUSINESS_ERROR.wrongVerifyCode)
  })

  it('keeps its phone, and accepts binding the same one again', async () => {
    const as = await shop.signIn('13900000007')
    expect((await bindTo(as, '13900000008')).statusCode).toBe(BUSINESS_ERROR.alreadyBound)
    expect((await bindTo(as, '13900000007')).data?.cellphone).toBe('139****0007')
  })
})

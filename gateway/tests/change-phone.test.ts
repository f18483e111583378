import { newEmail, PASSWORD } from '@test/email-account'
import { mailbox } from '@test/mailbox'
import { loginByCode, sentCode } from '@test/sent-code'
import type { TestGateway } from '@test/test-gateway'
import { type BindInput, bind } from '@/contracts/account/bind'
import { changePassword } from '@/contracts/account/change-password'
import { getProfile } from '@/contracts/account/get-profile'
import { loginByEmail } from '@/contracts/account/login-by-email'
import { sendMail } from '@/contracts/account/send-mail'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { STATUS } from '@/contracts/envelope'

const OTHER = '13900140099'

let shop: TestGateway
beforeAll(async () => {
  shop = await createTestGateway()
})
afterAll(() => shop.close())

let users = 0
/** A user with a phone, and the code that was sent to it. */
async function owner() {
  users += 1
  const cellphone = `1390014${String(1000 + users)}`
  const { accessToken: as, bizUserId } = await loginByCode(shop, cellphone)
  return { cellphone, as, bizUserId, currentCode: await sentCode(shop, cellphone, 'CHANGE') }
}

const swap = (as: string, codes: Omit<NonNullable<BindInput['cellphoneBindParam']>, 'countryCode'>) =>
  shop.call(bind, { bindType: 'CELLPHONE', cellphoneBindParam: { ...codes, countryCode: '86' } }, { as })

const statusOf = async (as: string) => (await shop.call(getProfile, {}, { as })).statusCode

describe('the phone of an account (decision 0142)', () => {
  it('changes with a code of each, ends every login, and writes to the former one', async () => {
    const { cellphone, as, bizUserId, currentCode } = await owner()
    const elsewhere = await shop.signIn(cellphone)
    const verifyCode = await sentCode(shop, OTHER)
    const { data } = await swap(as, { cellphone: OTHER, verifyCode, currentCode })
    expect(data).toMatchObject({ cellphone: '139****0099', bizUserId })
    expect(await statusOf(elsewhere)).toBe(STATUS.loginOut)
    expect(await statusOf(as)).toBe(STATUS.loginOut)
    expect(await statusOf(data?.accessToken ?? '')).toBe(STATUS.success)
    expect((await mailbox(shop, `+86 ${cellphone}`))[0]).toContain('手机号已更换')
    expect((await loginByCode(shop, OTHER)).bizUserId).toBe(bizUserId)
    expect((await loginByCode(shop, cellphone)).bizUserId).not.toBe(bizUserId)
  })

  it('stays without a code of its own, or with a wrong one', async () => {
    const { as, cellphone, currentCode } = await owner()
    const wrong = currentCode === '000000' ? '111111' : '000000'
    const next = '13900140098'
    expect(await swap(as, { cellphone: next, verifyCode: await sentCode(shop, next) })).toMatchObject({
      statusCode: BUSINESS_ERROR.alreadyBound,
    })
    expect(
      await swap(as, { cellphone: next, verifyCode: await sentCode(shop, next), currentCode: wrong }),
    ).toMatchObject({ statusCode: BUSINESS_ERROR.wrongVerifyCode })
    const { data } = await shop.call(getProfile, {}, { as })
    expect(data?.cellphone).toBe(`${cellphone.slice(0, 3)}****${cellphone.slice(-4)}`)
  })

  it('stays when the new one belongs to another account', async () => {
    const { as, currentCode } = await owner()
    const { cellphone } = await owner()
    const verifyCode = await sentCode(shop, cellphone)
    expect(await swap(as, { cellphone, verifyCode, currentCode })).toMatchObject({
      statusCode: BUSINESS_ERROR.phoneTaken,
    })
    expect(await statusOf(as)).toBe(STATUS.success)
  })
})

describe('the first password of an account (decision 0142)', () => {
  it('needs an e-mail address to log in with, and a code of the phone', async () => {
    const { cellphone, as, currentCode } = await owner()
    const set = async (verifyCode: string, token = as) =>
      shop.call(changePassword, { verifyCode, newPassword: PASSWORD }, { as: token })
    expect(await set(currentCode)).toMatchObject({ comments: '密码用于邮箱登录，请先绑定邮箱' })
    const email = newEmail()
    await shop.call(sendMail, { email, scene: 'BIND' }, { as })
    const mailed = /\d{6}/.exec((await mailbox(shop, email))[0] ?? '')?.[0] ?? ''
    await shop.call(bind, { bindType: 'EMAIL', emailBindParam: { email, verifyCode: mailed } }, { as })
    expect((await shop.call(getProfile, {}, { as })).data).toMatchObject({ email, hasPassword: false })
    const code = await sentCode(shop, cellphone, 'CHANGE')
    expect((await set(code === '000000' ? '111111' : '000000')).statusCode).toBe(BUSINESS_ERROR.wrongVerifyCode)
    expect((await set(code)).data).toBe(true)
    expect(await statusOf(as)).toBe(STATUS.loginOut)
    const again = (await shop.call(loginByEmail, { email, password: PASSWORD })).data?.accessToken ?? ''
    expect((await shop.call(getProfile, {}, { as: again })).data?.hasPassword).toBe(true)
    expect((await set(await sentCode(shop, cellphone, 'CHANGE'), again)).statusCode).toBe(BUSINESS_ERROR.wrongPassword)
  })
})

import { orderInput } from '@test/buyer'
import { Person } from '@test/other-users/person'
import { sandbox } from '@test/sandbox-shop'
import type { TestGateway } from '@test/test-gateway'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import type { CertificationType } from '@/contracts/certification/certification'
import { type CertifyPersonInput, certifyPerson } from '@/contracts/certification/certify-person'
import { certifyStudent } from '@/contracts/certification/certify-student'
import { getCertification } from '@/contracts/certification/get-certification'
import { listCertifications } from '@/contracts/certification/list-certifications'
import { startFaceCheck } from '@/contracts/certification/start-face-check'
import { createOrder } from '@/contracts/order/create-order'
import { checkRight } from '@/contracts/show/check-right'
import { NAMED_SHOWS } from '../src/demo/named-shows'
import { newId } from '../src/random'

const PERSON: CertifyPersonInput = { name: '李雷', idType: 'ID_CARD', idNo: '11010519491231002X' }

let shop: TestGateway
let user: Person
beforeAll(async () => {
  shop = await createTestGateway()
})
beforeEach(async () => {
  user = await Person.join(shop)
})
afterAll(() => shop.close())

const own = () => user.call(listCertifications, {})
const idOf = async (type: CertificationType) => (await own()).find(({ certType }) => certType === type)?.id ?? ''
const decide = async (type: CertificationType, verdict: string, reason?: string) =>
  sandbox(shop, `certifications/${await idOf(type)}/${verdict}`, { reason })
const face = () => user.call(startFaceCheck, { returnUrl: 'http://localhost/back' })

describe('a certification', () => {
  it('waits for a clerk and shows the masked person only to its owner (USER-020, USER-048, USER-049)', async () => {
    expect(await own()).toEqual([])
    const { authStatus, faceAuthUrl } = await user.call(certifyPerson, { ...PERSON, name: ' 李雷 ' })
    expect([authStatus, faceAuthUrl]).toEqual([2, expect.stringMatching(/^http/)])
    expect(await own()).toEqual([
      {
        id: await idOf('PERSON'),
        certType: 'PERSON',
        authType: 'CLERK',
        authStatus: 2,
        name: '李雷',
        maskedNo: '110***********002X',
        applyTime: shop.clock.now(),
      },
    ])
    expect(await decide('PERSON', 'approve')).toMatchObject({ done: true })
    expect(await decide('PERSON', 'reject')).toMatchObject({ done: false })
    const passed = await user.call(getCertification, { id: await idOf('PERSON') })
    expect(passed).toMatchObject({ authStatus: 1, images: [] })
    expect(JSON.stringify(passed)).not.toContain(PERSON.idNo)
    expect(await user.call(certifyPerson, PERSON)).toEqual({ authStatus: 1 })
    const stranger = await Person.join(shop)
    expect(await stranger.call(listCertifications, {})).toEqual([])
  })

  it('does not start with half a character in the return address', async () => {
    await expect(user.call(startFaceCheck, { returnUrl: 'http://localhost/\ud800' })).rejects.toThrow('refused')
  })

  it('restarts for another name, and after a rejection with a reason', async () => {
    await user.call(certifyPerson, PERSON)
    await decide('PERSON', 'reject', '照片模糊')
    expect(await own()).toMatchObject([{ authStatus: 3, rejectReason: '照片模糊' }])
    expect(await user.call(certifyPerson, PERSON)).toMatchObject({ authStatus: 2 })
    await decide('PERSON', 'approve')
    expect(await user.call(certifyPerson, { ...PERSON, name: '韩梅' })).toMatchObject({ authStatus: 2 })
    expect(await own()).toMatchObject([{ name: '韩梅', authStatus: 2 }])
  })

  it('stays decided for a document that was renewed (USER-048)', async () => {
    const permit = { ...PERSON, idType: 'HK_MACAO_PERMIT' as const, idNo: 'H1234567801' }
    await user.call(certifyPerson, permit)
    await decide('PERSON', 'approve')
    expect(await user.call(certifyPerson, { ...permit, idNo: 'H1234567802' })).toEqual({ authStatus: 1 })
    expect(await user.call(certifyPerson, { ...permit, idNo: 'H1234567902' })).toMatchObject({ authStatus: 2 })
  })

  it.each([
    ['a name of blanks', { name: '  ' }],
    ['a number that is none', { idNo: '110105194912310021' }],
    ['a passport with signs', { idType: 'PASSPORT', idNo: '!!' }],
  ] as const)('rejects a person with %s', async (_what, changes) => {
    const answer = await shop.call(certifyPerson, { ...PERSON, ...changes }, { as: user.as })
    expect(answer.data).toBeNull()
    expect(answer.comments).toMatch(/\S/)
    expect(await own()).toEqual([])
  })

  it('passes a person with a certified face without a clerk', async () => {
    const { bizNo, authUrl } = await face()
    expect(authUrl).toContain(bizNo)
    const stranger = await Person.join(shop)
    const early = await shop.call(certifyPerson, { ...PERSON, faceToken: bizNo }, { as: user.as })
    await decide('FACE', 'approve')
    const stolen = await shop.call(certifyPerson, { ...PERSON, faceToken: bizNo }, { as: stranger.as })
    for (const refused of [early, stolen]) {
      expect(refused).toMatchObject({ statusCode: BUSINESS_ERROR.notFound, data: null })
      expect(refused.comments).toMatch(/人脸/)
    }
    expect(await user.call(certifyPerson, { ...PERSON, faceToken: bizNo })).toEqual({ authStatus: 1 })
  })

  it.each([
    ['a channel', 'XUEXIN', 'CHANNEL', 1],
    ['an electronic certificate', 'ELECTRONIC_CERT', 'ELECTRONIC_CERT', 'AUTH_SUCCESS'],
  ] as const)('certifies a student by %s (USER-050)', async (_who, authChannel, authType, authStatus) => {
    const { authUrl } = await user.call(certifyStudent, { authChannel })
    expect(authUrl).toContain(await idOf('STUDENT'))
    expect(await own()).toMatchObject([{ certType: 'STUDENT', authType, authStatus: 2, name: '', maskedNo: '' }])
    await decide('STUDENT', 'approve')
    expect(await own()).toMatchObject([{ authType, authStatus }])
    await user.call(certifyStudent, { authChannel: 'OTHER' })
    expect(await own()).toMatchObject([{ authType, authStatus }])
  })

  it('rejects students when the merchant has switched it off (SHELL-032)', async () => {
    await sandbox(shop, 'shop', { config: { studentCertification: { studentCertify: false } } })
    const answer = await shop.call(certifyStudent, { authChannel: 'XUEXIN' }, { as: user.as })
    await sandbox(shop, 'shop', { config: {} })
    expect(answer).toMatchObject({ data: null, comments: '本店暂未开通学生认证，如需帮助请联系客服' })
    expect(await own()).toEqual([])
  })

  it('stores a name in one form, rare characters included', async () => {
    await user.call(certifyPerson, { ...PERSON, name: ' 𠮷买提 • 艾力 ' })
    expect(await own()).toMatchObject([{ name: '𠮷买提·艾力' }])
  })

  it('exists once per type, also for calls at the same time', async () => {
    await Promise.all([face(), face(), user.call(certifyStudent, { authChannel: 'XUEXIN' }), face()])
    expect((await own()).map(({ certType }) => certType).sort()).toEqual(['FACE', 'STUDENT'])
  })

  it('opens the page of the certifier, which returns to the shop only', async () => {
    const { authUrl, bizNo } = await face()
    const { pathname, search } = new URL(authUrl)
    expect((await shop.gateway.inject({ url: `${pathname}${search}` })).body).toContain('value="approve"')
    const notify = (query: string) =>
      shop.gateway.inject({ method: 'POST', url: `${pathname}${query}`, payload: { verdict: 'reject' } })
    const elsewhere = await notify(`?returnUrl=${encodeURIComponent('https://evil.example/')}`)
    expect([elsewhere.statusCode, elsewhere.headers.location]).toEqual([200, undefined])
    expect(await own()).toMatchObject([{ id: bizNo, authStatus: 3 }])
    await face()
    const back = await notify(search)
    expect([back.statusCode, back.headers.location]).toEqual([303, 'http://localhost/back'])
    expect((await shop.gateway.inject({ url: pathname })).body).not.toContain('value="approve"')
  })

  it('can be granted by the sandbox, for every type (contract D-18)', async () => {
    const grant = (more: object) => sandbox(shop, `users/${user.userId}/grant`, { kind: 'certification', ...more })
    expect(await grant({ certType: 'constructor' })).toMatchObject({ http: 400 })
    expect(await grant({ certType: 'FACE' })).toMatchObject({ done: true })
    expect(await grant({})).toMatchObject({ done: true })
    expect((await own()).map(({ certType, authStatus }) => [certType, authStatus]).sort()).toEqual([
      ['FACE', 1],
      ['STUDENT', 1],
    ])
  })
})

describe('a show for those who are certified (CAT-070, USER-058)', () => {
  const refusal = async (showId: string) => {
    const input = await orderInput(shop, showId, user.as)
    const answer = await shop.call(createOrder, input, { as: user.as, headers: { 'idempotency-key': newId() } })
    return answer.data === null ? answer.statusCode : null
  }

  it.each([
    ['FACE', NAMED_SHOWS.facesOnly, 'STUDENT'],
    ['STUDENT', NAMED_SHOWS.studentsOnly, 'FACE'],
  ] as const)('sells to users certified as %s only', async (type, showId, other) => {
    const begin = (of: CertificationType) =>
      of === 'FACE' ? face() : user.call(certifyStudent, { authChannel: 'ELECTRONIC_CERT' })
    const right = async () => (await user.call(checkRight, { showId, src: 'M_WEB' })).hasRight
    await begin(other)
    await decide(other, 'approve')
    expect([await right(), await refusal(showId)]).toEqual([false, BUSINESS_ERROR.noRight])
    await begin(type)
    expect([await right(), await refusal(showId)]).toEqual([false, BUSINESS_ERROR.noRight])
    await decide(type, 'reject')
    expect([await right(), await refusal(showId)]).toEqual([false, BUSINESS_ERROR.noRight])
    await begin(type)
    await decide(type, 'approve')
    expect([await right(), await refusal(showId)]).toEqual([true, null])
  })
})

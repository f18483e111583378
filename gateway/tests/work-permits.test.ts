import { sandbox } from '@test/sandbox-shop'
import type { TestGateway } from '@test/test-gateway'
import { uploadedPicture } from '@test/uploaded-picture'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { STATUS } from '@/contracts/envelope'
import { applyWorkPermit } from '@/contracts/work-permit/apply-work-permit'
import { getPermitProject } from '@/contracts/work-permit/get-permit-project'
import { getWorkPermit } from '@/contracts/work-permit/get-work-permit'
import { listWorkPermits } from '@/contracts/work-permit/list-work-permits'
import type { WorkPermitForm } from '@/contracts/work-permit/work-permit'
import { demoPermitProjects } from '../src/demo/work-permits'
import { newId } from '../src/random'

const PAGE = { offset: 0, length: 20 }
const [OPEN, OVER] = demoPermitProjects()
const DAY = 24 * 60 * 60 * 1000
const ID_NO = '11010519491231002X'
const ANSWERS = { arrival: '2026-11-25', shift: '日班', skills: '电工\n急救', emergency: '13900139000' }

describe('a work permit', () => {
  let shop: TestGateway
  let as: string
  let photoUrl: string

  beforeEach(async () => {
    shop = await createTestGateway()
    as = await shop.signIn('13970000101')
    photoUrl = await uploadedPicture(shop, as)
  })
  afterEach(() => shop.close())

  const form = (more: Partial<WorkPermitForm> = {}): WorkPermitForm => ({
    projectId: OPEN?.projectId ?? '',
    name: ' 李雷 ',
    cellphone: '13800138000',
    countryCode: '86',
    idType: 'ID_CARD',
    idNo: ID_NO.toLowerCase(),
    company: '云幕舞台',
    role: 'LIGHT',
    areas: ['STAGE'],
    photoUrl,
    answers: ANSWERS,
    ...more,
  })
  const apply = (more: Partial<WorkPermitForm> = {}, who = as, key = newId()) =>
    shop.call(applyWorkPermit, form(more), { as: who, headers: { 'idempotency-key': key } })
  const permit = async (id: string, who = as) => shop.call(getWorkPermit, { id }, { as: who })
  async function applied(more: Partial<WorkPermitForm> = {}): Promise<string> {
    const { data, comments } = await apply(more)
    if (data === null) throw new Error(`refused: ${comments}`)
    return data.permitId
  }

  it('opens with the code of its project in any notation (WORK-001, WORK-006)', async () => {
    const { data } = await shop.call(getPermitProject, { code: ' stage-2026' })
    expect(data).toMatchObject({ projectId: OPEN?.projectId, name: '林屿「星河入梦」巡演 · 上海站' })
    expect(data?.roles).toHaveLength(6)
    expect(new Set(data?.formSchema.map(({ type }) => type))).toEqual(
      new Set(['TEXT', 'PHONE', 'ID_CARD', 'SELECT', 'MULTI', 'DATE', 'IMAGE', 'TEXTAREA']),
    )
    const other = await shop.call(getPermitProject, { code: 'STAGE2027' })
    expect(other).toMatchObject({
      statusCode: BUSINESS_ERROR.projectUnknown,
      comments: expect.stringContaining('核对'),
    })
  })

  it('passes from application to issue, with a code once granted (WORK-005)', async () => {
    const permitId = await applied()
    expect((await permit(permitId)).data).toMatchObject({
      state: 'APPLYING',
      name: '李雷',
      idNo: ID_NO,
      roleName: '灯光',
      areaNames: ['舞台'],
      photoUrl,
      answers: ANSWERS,
    })
    expect((await permit(permitId)).data).not.toHaveProperty('qrCode')
    expect(await sandbox(shop, `work-permits/${permitId}/issue`)).toMatchObject({ done: false })
    expect(await sandbox(shop, `work-permits/${permitId}/approve`)).toMatchObject({ done: true })
    const { data } = await permit(permitId)
    expect(data).toMatchObject({ state: 'APPROVED', qrCode: expect.stringContaining(permitId) })
    expect(await sandbox(shop, `work-permits/${permitId}/issue`)).toMatchObject({ done: true })
    expect((await permit(permitId)).data).toMatchObject({ state: 'ISSUED', qrCode: data?.qrCode })
  })

  it('shows a reason when rejected, and allows another application; an open one does not (WORK-005)', async () => {
    const permitId = await applied()
    expect(await apply()).toMatchObject({ statusCode: BUSINESS_ERROR.alreadyApplied })
    await sandbox(shop, `work-permits/${permitId}/reject`, { reason: '照片不清晰' })
    expect((await permit(permitId)).data).toMatchObject({ state: 'REJECTED', rejectReason: '照片不清晰' })
    const again = await applied()
    expect(again).not.toBe(permitId)
    const { data } = await shop.call(listWorkPermits, PAGE, { as })
    expect(data?.list.map(({ state }) => state).sort()).toEqual(['APPLYING', 'REJECTED'])
  })

  it('lists with its person masked (WORK-003)', async () => {
    await applied()
    const { data } = await shop.call(listWorkPermits, PAGE, { as })
    expect(JSON.stringify(data)).not.toMatch(/13800138000|11010519491231002X|13900139000/)
    expect(data?.list[0]).toMatchObject({ name: '李雷', cellphone: '138****8000', projectCode: 'STAGE2026' })
  })

  it('appears to its applicant only', async () => {
    const permitId = await applied()
    const stranger = await shop.signIn('13970000102')
    expect(await permit(permitId, stranger)).toMatchObject({ statusCode: BUSINESS_ERROR.notFound, data: null })
    expect((await shop.call(listWorkPermits, PAGE, { as: stranger })).data?.total).toBe(0)
  })

  it('happens once despite lost answers', async () => {
    const first = await apply({}, as, 'once')
    expect(await apply({}, as, 'once')).toEqual(first)
    expect((await shop.call(listWorkPermits, PAGE, { as })).data?.total).toBe(1)
  })

  it('stays open once per document and project, for ten calls at once (WORK-005)', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => apply()))
    expect(answers.filter(({ statusCode }) => statusCode === STATUS.success)).toHaveLength(1)
    expect((await shop.call(listWorkPermits, PAGE, { as })).data?.total).toBe(1)
  })

  it('stays open once for a document that was renewed (WORK-005)', async () => {
    await applied({ idType: 'HK_MACAO_PERMIT', idNo: 'H1234567801' })
    const renewed = await apply({ idType: 'HK_MACAO_PERMIT', idNo: 'h12345678 02' })
    expect(renewed.statusCode).toBe(BUSINESS_ERROR.alreadyApplied)
  })

  it('closes at the deadline', async () => {
    const answers = {}
    expect(await apply({ projectId: OVER?.projectId, answers })).toMatchObject({
      statusCode: BUSINESS_ERROR.applicationsClosed,
    })
    shop.clock.advance(30 * DAY)
    as = await shop.signIn('13970000101')
    expect(await apply()).toMatchObject({ statusCode: BUSINESS_ERROR.applicationsClosed })
  })

  it.each<[string, Partial<WorkPermitForm>, number]>([
    ['a name of blanks', { name: '  ' }, BUSINESS_ERROR.badInput],
    ['no company', { company: '' }, BUSINESS_ERROR.badInput],
    ['a phone that is none', { cellphone: '12' }, BUSINESS_ERROR.phoneFormat],
    ['a document that is none', { idNo: '110105194912310021' }, BUSINESS_ERROR.idNumber],
    ['a role of no project', { role: 'CHEF' }, BUSINESS_ERROR.badInput],
    ['no area', { areas: [] }, BUSINESS_ERROR.badInput],
    ['an area of no project', { areas: ['STAGE', 'ROOF'] }, BUSINESS_ERROR.badInput],
    ['a picture from elsewhere', { photoUrl: 'https://example.com/a.png' }, BUSINESS_ERROR.badInput],
    ['an answer that is missing', { answers: { ...ANSWERS, arrival: '' } }, BUSINESS_ERROR.formAnswer],
    ['a day that is none', { answers: { ...ANSWERS, arrival: '2026-02-30' } }, BUSINESS_ERROR.formAnswer],
    ['an option that is none', { answers: { ...ANSWERS, shift: '午班' } }, BUSINESS_ERROR.formAnswer],
    ['an option twice', { answers: { ...ANSWERS, skills: '电工\n电工' } }, BUSINESS_ERROR.formAnswer],
    ['a number plate that is none', { answers: { ...ANSWERS, plate: '!!' } }, BUSINESS_ERROR.formAnswer],
    ['an identity card that is none', { answers: { ...ANSWERS, driver: '1234' } }, BUSINESS_ERROR.formAnswer],
    ['somebody else’s picture', { answers: { ...ANSWERS, papers: 'https://x.y/z.png' } }, BUSINESS_ERROR.formAnswer],
    ['a text too long', { answers: { ...ANSWERS, note: 'x'.repeat(201) } }, BUSINESS_ERROR.formAnswer],
  ])('rejects %s (WORK-002)', async (_what, more, statusCode) => {
    expect(await apply(more)).toMatchObject({ statusCode, data: statusCode === BUSINESS_ERROR.formAnswer ? {} : null })
    expect((await shop.call(listWorkPermits, PAGE, { as })).data?.total).toBe(0)
  })

  it('requests a missing answer, and reports a wrong one by its label (WORK-002)', async () => {
    const answered = async (arrival: string) => (await apply({ answers: { ...ANSWERS, arrival } })).comments
    expect(await answered('')).toMatch(/^请填写/)
    expect(await answered('2026-02-30')).toMatch(/填写有误/)
  })

  it('rejects another user’s picture', async () => {
    const stranger = await shop.signIn('13970000103')
    expect(await apply({}, stranger)).toMatchObject({ statusCode: BUSINESS_ERROR.badInput })
  })

  it('accepts options in another language than the form’s', async () => {
    const permitId = await applied({ answers: { ...ANSWERS, shift: 'Night' } })
    expect((await permit(permitId)).data?.answers).toMatchObject({ shift: '夜班', skills: '电工\n急救' })
  })
})

it('stops code guessing without locking others out (WORK-001)', async () => {
  const shop = await createTestGateway({ callsPerMinute: 500, trustedProxies: '10.0.0.1' })
  const look = async (code: string, remoteAddress: string) => {
    const url = `/gateway/user/pub/v3/work_permits/projects/${code}`
    return (await shop.gateway.inject({ url, remoteAddress })).statusCode
  }
  const guesses: number[] = []
  for (let at = 0; at < 30; at += 1) guesses.push(await look(`GUESS${at}`, '1.2.3.4'))
  const atOnce = await Promise.all(Array.from({ length: 2000 }, (_none, at) => look(`GUESS${at}`, '1.2.3.4')))
  expect([...guesses, ...atOnce].filter((status) => status === 200)).toHaveLength(10)
  expect(await look('STAGE2026', '1.2.3.4')).toBe(429)
  expect(await look('STAGE2026', '5.6.7.8')).toBe(200)
  await shop.close()
})

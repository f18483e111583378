import { certifyStudent } from '@/contracts/certification/certify-student'
import { routes } from '@/routes'
import { NAMED_SHOWS } from '../../../gateway/src/demo/named-shows'
import { newIdNumbers } from '../attendees'
import { openConfirmation } from './confirmation'
import type { Journey, JourneyShop, Shopper } from './shopper'

/** A clerk, or the service that looks at the papers, approves the newest certification. */
async function approveCertification(shop: JourneyShop): Promise<void> {
  const [newest] = await shop.sandbox<{ id: string }[]>('certifications')
  await shop.sandbox(`certifications/${newest?.id}/approve`, {})
}

/** A clerk rejects the newest certification. */
async function rejectCertification(shop: JourneyShop, reason: string): Promise<void> {
  const [newest] = await shop.sandbox<{ id: string }[]>('certifications')
  await shop.sandbox(`certifications/${newest?.id}/reject`, { reason })
}

/** Fills in the open form of a person, and sends it. */
async function submitPerson(user: Shopper, name: string): Promise<void> {
  await user.type('#person-name', name)
  await user.type('#person-id-no', newIdNumbers(1)[0] ?? '')
  await user.tap('#submit-person')
  await user.gone('#submit-person')
}

/** Student certification: on the web a mini-program does it, and the page checks the result. */
async function certifyAsStudent(shop: JourneyShop, student: Shopper): Promise<void> {
  await student.seen('#student-check, #channel-XUEXIN')
  if ((await student.count('#student-check')) > 0) {
    await shop.gateway.call(certifyStudent, { authChannel: 'XUEXIN' }, { as: student.accessToken })
    await approveCertification(shop)
    await student.tap('#student-check')
  } else {
    await student.tap('#channel-XUEXIN')
    await student.seen('web-view')
    await approveCertification(shop)
    await student.back()
  }
}

export const PEOPLE_JOURNEYS: readonly Journey[] = [
  {
    name: 'returns with a new attendee to the order that needs one (USER-010, ORDER-034)',
    isQuick: true,
    async run(shop) {
      const buyer = await shop.shopper()
      await openConfirmation(shop, buyer, NAMED_SHOWS.nameChange)
      await buyer.tap('#choose-attendees')
      await buyer.tap('#add-attendee')
      await buyer.type('#attendee-name', '买买提·艾力')
      await buyer.type('#attendee-id-no', newIdNumbers(1)[0] ?? '')
      await buyer.tap('#save-attendee')
      await buyer.gone('#save-attendee')
      await buyer.tap('#attendees-done')
      await buyer.seen('#submit-order')
      await buyer.seenText('买买提·艾力')
      await buyer.open(routes.viewer)
      await buyer.seenText('买买提·艾力')
    },
  },
  {
    name: 'returns with a new address to the order, and with the changed one (USER-003, USER-009, USER-024)',
    async run(shop) {
      const buyer = await shop.shopper()
      await openConfirmation(shop, buyer, NAMED_SHOWS.expressDelivery)
      await buyer.tap('#choose-address')
      await buyer.type('#receiver', '李四')
      await buyer.type('#address-phone', buyer.cellphone)
      await buyer.choose('#province', '浙江省')
      await buyer.choose('#city', '杭州市')
      await buyer.choose('#district', '西湖区')
      await buyer.type('#address-detail', '文三路 100 号 2 幢')
      await buyer.tap('#save-address')
      await buyer.seen('#submit-order')
      await buyer.seenText(/文三路 100 号 2 幢/)
      await buyer.tap('#choose-address')
      await buyer.tap('#address-0-edit')
      await buyer.type('#address-detail', '文二路 20 号院 3 幢')
      await buyer.tap('#save-address')
      await buyer.gone('#save-address')
      await buyer.tap('#address-0')
      await buyer.seen('#submit-order')
      await buyer.seenText(/文二路 20 号院 3 幢/)
    },
  },
  {
    name: 'certifies a person, who sees each state (USER-011, USER-012, USER-049)',
    async run(shop) {
      const user = await shop.shopper()
      await user.open(routes.certificates)
      await user.tap('#certificate-PERSON')
      await submitPerson(user, '张三')
      await user.seenText(/审核中|已认证/)
      await approveCertification(shop)
      await user.refresh()
      await user.seenText('已认证')
      await user.seen('#change-document')
    },
  },
  {
    name: 'shows why a person was rejected, who sends other papers and passes (USER-012, USER-049)',
    async run(shop) {
      const user = await shop.shopper()
      await user.open(routes.certificates)
      await user.tap('#certificate-PERSON')
      await submitPerson(user, '张三')
      await user.seenText('审核中')
      await rejectCertification(shop, '姓名与证件不符')
      await user.refresh()
      await user.seenText('未通过')
      await user.seenText(/姓名与证件不符/)
      await submitPerson(user, '李四')
      await user.seenText('审核中')
      await user.goneText(/姓名与证件不符/)
      await approveCertification(shop)
      await user.open(routes.certificates)
      await user.seenText('已认证')
    },
  },
  {
    name: 'lets a student certify at the gate of a show and buy (USER-007, USER-058)',
    async run(shop) {
      const student = await shop.shopper()
      await student.open(routes.showDetail, { showId: NAMED_SHOWS.studentsOnly })
      await student.tap('#buy')
      await student.tap('#dialog-confirm')
      await certifyAsStudent(shop, student)
      await student.tap('#student-done')
      await student.tap('#buy')
      await student.seen('#plan-0')
    },
  },
  {
    name: 'shows no rights and the way to certification, then the right that was given (USER-005, USER-006)',
    async run(shop) {
      const user = await shop.shopper()
      await user.open(routes.myRights)
      await user.seenText('暂无权益')
      await user.tapText('去认证')
      await user.seen('#certificate-PERSON')
      const users = await shop.sandbox<{ id: string; cellphone: string }[]>('users')
      const { id } = users.find(({ cellphone }) => cellphone === user.cellphone) ?? {}
      await shop.sandbox(`users/${id}/grant`, { kind: 'level' })
      await user.back()
      await user.tap('[id^=records-]')
      await user.seenText('使用中')
    },
  },
]

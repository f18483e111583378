import { enroll } from '@/contracts/topic/enroll'
import { notFound } from '../../business-error'
import { enrollments } from '../../database/schema/marketing'
import { privateRoute } from '../../http/define-route'
import { newId } from '../../random'
import { checkedAnswers } from '../../services/forms/checked-answers'

export const enrollRoute = privateRoute(enroll, async (call) => {
  const { input, user, clock, db, shop } = call
  const { activity } = shop.catalogue.content.offers
  const { topicId } = input
  if (topicId !== activity?.topicId) throw notFound()
  const answers = await checkedAnswers(call, activity.questions, input.answers)
  const row = { answers: JSON.stringify(answers), createdAt: clock.now() }
  const [saved] = await db
    .insert(enrollments)
    .values({ id: newId(), userId: user.userId, topicId, ...row })
    .onConflictDoUpdate({ target: [enrollments.userId, enrollments.topicId], set: row })
    .returning({ id: enrollments.id })
  return { enrollId: saved?.id ?? '', state: 'ENROLLED' as const }
})

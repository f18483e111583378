import { enroll } from '@/contracts/topic/enroll'
import { badInput, notFound } from '../../business-error'
import { enrollments } from '../../database/schema/marketing'
import { privateRoute } from '../../http/define-route'
import { newId } from '../../random'

const MAX_ANSWER = 500

export const enrollRoute = privateRoute(enroll, async ({ input, user, clock, db, shop }) => {
  const { activity } = shop.catalogue.demo.offers
  const { topicId, answers } = input
  if (topicId !== activity.topicId) throw notFound()
  const lacking = activity.questions.find(({ key, required }) => required && !answers[key]?.trim())
  if (lacking) throw badInput(lacking.key)
  const known = activity.questions.flatMap(({ key, maxLength = MAX_ANSWER }) =>
    answers[key] ? [[key, answers[key].slice(0, maxLength)]] : [],
  )
  const row = { answers: JSON.stringify(Object.fromEntries(known)), createdAt: clock.now() }
  const [saved] = await db
    .insert(enrollments)
    .values({ id: newId(), userId: user.userId, topicId, ...row })
    .onConflictDoUpdate({ target: [enrollments.userId, enrollments.topicId], set: row })
    .returning({ id: enrollments.id })
  return { enrollId: saved?.id ?? '', state: 'ENROLLED' as const }
})

import type { App } from '@/services/app'
import type { ResumeParts } from './resumed-payment'

/**
 * After a start: a payment whose end nobody saw is requested, and one that was made is shown. Never rejects. What does it
 * is fetched where there is one.
 */
export async function resumePendingPayment(app: ResumeParts & Pick<App, 'session'>): Promise<void> {
  const { orderId } = app.pendingPayment
  if (orderId === null || !app.session.isLoggedIn) return
  await import('./resumed-payment').then(
    ({ resumePayment }) => resumePayment(app, orderId),
    () => {},
  )
}

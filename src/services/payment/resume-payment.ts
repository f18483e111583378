import type { App } from '@/services/app'
import type { ResumeParts } from './resumed-payment'

/**
 * After a start: queries a payment without a known result, and shows one that was made. Never rejects. What does it
 * is fetched where there is one.
 */
export async function resumePendingPayment(app: ResumeParts & Pick<App, 'session' | 'pageLoads'>): Promise<void> {
  const { orderId } = app.pendingPayment
  if (orderId === null || !app.session.isLoggedIn) return
  await app.pageLoads
    .inBackground(() => import('./resumed-payment'))
    .then(
      ({ resumePayment }) => resumePayment(app, orderId),
      () => {},
    )
}

import { AppError } from '@/lib/app-error'

/** A failed payment attempt (PAY-055): its order, with the shop's message and status code, if any. */
export class PaymentError extends AppError {
  constructor(
    readonly orderId: string,
    { kind, code, details, cause }: AppError,
  ) {
    super(kind, code, { ...details, cause })
  }
}

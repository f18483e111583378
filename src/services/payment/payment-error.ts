import { AppError } from '@/lib/app-error'

/** A try to pay that failed (PAY-055): of which order, with the message and the status code of the shop where it said one. */
export class PaymentError extends AppError {
  constructor(
    readonly orderId: string,
    { kind, code, details, cause }: AppError,
  ) {
    super(kind, code, { ...details, cause })
  }
}

import type { ReactNode } from 'react'
import type { NativeService } from '@/contracts/service/get-customer-service'

/** A button of the vendor's, which opens its own chat with the merchant. */
export interface ServiceButtonProps {
  id: string
  service: NativeService
  children: ReactNode
}

import type { Certification } from '@/contracts/certification/certification'
import { maskedIdNumber } from '@/domain/identity-document'
import { type CertificationRow, certificationStatus } from '../services/certifications/certifications'

/** A certification as its owner sees it. */
export function presentCertification(row: CertificationRow): Certification {
  return {
    id: row.id,
    certType: row.type,
    authType: row.authType,
    authStatus: certificationStatus(row),
    name: row.name ?? '',
    maskedNo: row.idNo === null ? '' : maskedIdNumber(row.idNo),
    applyTime: row.createdAt,
    ...(row.rejectReason && { rejectReason: row.rejectReason }),
  }
}

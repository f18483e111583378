import type { Certification, CertificationType } from '@/contracts/certification/certification'
import { listCertifications } from '@/contracts/certification/list-certifications'
import { Resource } from '@/lib/resource'
import type { App } from '@/services/app'

/** A certification of this shop, with that of the user; null until they start it. */
export interface CertificationRow {
  certType: CertificationType
  certification: Certification | null
}

/** Certifications of the user, and those available in this shop (USER-011, USER-048). */
export class CertificatesModel {
  readonly list: Resource<Certification[]>

  constructor(private readonly app: Pick<App, 'request' | 'shopConfig'>) {
    this.list = new Resource(() => app.request(listCertifications, {}))
  }

  /** A kind that the merchant has disabled stays visible if the user has one (SHELL-032). */
  rowsOf(certifications: readonly Certification[]): readonly CertificationRow[] {
    const { config } = this.app.shopConfig
    const kinds: readonly [CertificationType, boolean][] = [
      ['PERSON', true],
      ['FACE', config?.supportFaceAuth ?? false],
      ['STUDENT', config?.studentCertification?.studentCertify ?? false],
    ]
    return kinds
      .map(([certType, isOffered]) => ({
        isOffered,
        certType,
        certification: certifications.find((each) => each.certType === certType) ?? null,
      }))
      .filter(({ isOffered, certification }) => isOffered || certification !== null)
  }
}

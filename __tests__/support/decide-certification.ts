import { theGateway } from './render-page'

const LIST = '/sandbox/api/certifications'

/** Ids of the certifications that there are. */
export async function certificationIds(): Promise<string[]> {
  const { gateway } = await theGateway()
  const all: { id: string }[] = (await gateway.inject({ url: LIST })).json()
  return all.map(({ id }) => id)
}

/** Decides the pending certification as a clerk or service. */
export async function decideCertification(
  before: readonly string[],
  verdict: 'approve' | 'reject',
  reason?: string,
): Promise<void> {
  const { gateway } = await theGateway()
  const added = (await certificationIds()).find((id) => !before.includes(id))
  await gateway.inject({ method: 'POST', url: `${LIST}/${added}/${verdict}`, payload: { reason } })
}

import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import type { Resource } from '@/lib/resource'
import { ErrorNotice } from '../notice/error-notice'

interface ResourceFrameProps<T> {
  resource: Resource<T>
  /** Drawn until the first answer. */
  skeleton: ReactNode
  children(value: T): ReactNode
}

/** Draws a resource in each of its states; what is shown stays while it reloads. */
export const ResourceFrame = observer(function ResourceFrame<T>({
  resource,
  skeleton,
  children,
}: ResourceFrameProps<T>) {
  if (resource.value !== null) return <>{children(resource.value)}</>
  if (resource.error !== null) return <ErrorNotice error={resource.error} onAction={() => void resource.load()} />
  return <>{skeleton}</>
}) as <T>(props: ResourceFrameProps<T>) => ReactNode

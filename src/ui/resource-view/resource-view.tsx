import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import type { Resource } from '@/lib/resource'
import { ErrorState } from '../empty-state/error-state'

interface ResourceViewProps<T> {
  resource: Resource<T>
  /** Drawn until the first answer. */
  skeleton: ReactNode
  children(value: T): ReactNode
}

/** Draws a resource in each of its states; what is shown stays while it reloads. */
export const ResourceView = observer(function ResourceView<T>({ resource, skeleton, children }: ResourceViewProps<T>) {
  if (resource.value !== null) return <>{children(resource.value)}</>
  if (resource.error !== null) return <ErrorState error={resource.error} onAction={() => void resource.load()} />
  return <>{skeleton}</>
}) as <T>(props: ResourceViewProps<T>) => ReactNode

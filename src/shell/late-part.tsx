import { observer } from 'mobx-react'
import { type ComponentType, type FunctionComponent, type ReactNode, useEffect } from 'react'
import { Resource } from '@/lib/resource'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { useModel } from './use-model'

/**
 * A part of a page that its first line does not need: what is below the fold, or behind a tap. On the web its script is
 * fetched when the part is drawn, and again when the user retries after a failure; mini-programs have it at hand.
 */
export function latePart<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
  skeleton: ReactNode = null,
): FunctionComponent<Props> {
  return observer(function LatePart(props: Props) {
    const part = useModel(() => new Resource(fetch))
    useEffect(() => void part.load(), [part])
    return (
      <ResourceView resource={part} skeleton={skeleton}>
        {(Part) => <Part {...props} />}
      </ResourceView>
    )
  })
}

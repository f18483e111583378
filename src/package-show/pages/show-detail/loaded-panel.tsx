import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { Resource } from '@/lib/resource'
import type { App } from '@/services/app'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { Sheet } from '@/ui/sheet/sheet'
import { SkeletonBlock } from '@/ui/skeleton/skeleton'
import styles from './show-panels.module.scss'

interface LoadedPanelProps<T> {
  id: string
  title: string
  fetch(app: App): Promise<T>
  onClose(): void
  children(value: T, reload: () => void): ReactNode
}

/** Sheet whose content loads when it opens. */
export const LoadedPanel = observer(function LoadedPanel<T>({
  id,
  title,
  fetch,
  onClose,
  children,
}: LoadedPanelProps<T>) {
  const resource = useModel((app) => new Resource(() => fetch(app)))
  useLoad(resource, 'opened')
  return (
    <Sheet id={id} title={title} onClose={onClose}>
      <ResourceView resource={resource} skeleton={<SkeletonBlock className={styles.skeleton} />}>
        {(value) => children(value, () => void resource.load())}
      </ResourceView>
    </Sheet>
  )
}) as <T>(props: LoadedPanelProps<T>) => ReactNode

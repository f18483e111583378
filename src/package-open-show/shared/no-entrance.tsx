import { useText } from '@/i18n/use-text'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { openShowText } from '../text'

/** Content for a link without an entrance. */
export function NoEntrance() {
  const t = useText(openShowText)
  return (
    <PageFrame title={t('entrance.title')}>
      <EmptyState icon="scan-line" title={t('entrance.none')} hint={t('entrance.noneHint')} />
    </PageFrame>
  )
}

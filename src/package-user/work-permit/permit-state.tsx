import { View } from '@tarojs/components'
import type { WorkPermit } from '@/contracts/work-permit/work-permit'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { Button } from '@/ui/button/button'
import { Tag } from '@/ui/tag/tag'
import { workPermitText } from './text'
import styles from './work-permit.module.scss'

/** State of a permit as a word. */
export function PermitState({ state }: Pick<WorkPermit, 'state'>) {
  const t = useText(workPermitText)
  return <Tag isHighlight={state === 'APPROVED' || state === 'ISSUED'}>{t(`state.${state}`)}</Tag>
}

/** Why an application was rejected. */
export function RejectReason({ rejectReason }: Pick<WorkPermit, 'rejectReason'>) {
  const t = useText(workPermitText)
  return (
    <View className={styles.reason}>
      {rejectReason ? t('permit.reason', { reason: rejectReason }) : t('permit.noReason')}
    </View>
  )
}

/** Opens the form with the previous input. */
export function ApplyAgain({ permit, isMain = false }: { permit: WorkPermit; isMain?: boolean }) {
  const t = useText(workPermitText)
  const { navigation } = useApp()
  const { permitId, projectCode, projectName } = permit
  return (
    <Button
      id={`again-${permitId}`}
      kind={isMain ? 'primary' : 'secondary'}
      size={isMain ? 'medium' : 'small'}
      isWide={isMain}
      label={`${t('permit.again')} ${projectName}`}
      onPress={() => void navigation.open(routes.workPermitApply, { projectCode, permitId })}
    >
      {t('permit.again')}
    </Button>
  )
}

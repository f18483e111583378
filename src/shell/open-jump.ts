import type { Jump } from '@/contracts/jump'
import { routes } from '@/routes'
import type { App } from './app-context'

/** Pages that a merchant may name as the target of a jump. */
const PAGE_TARGETS = { home: routes.list, all: routes.all, ticket: routes.ticketHolder, mine: routes.mine } as const

/** Follows a banner, an icon or a notice. A target that this shop does not have leads nowhere. */
export function openJump({ navigation, prompts }: Pick<App, 'navigation' | 'prompts'>, jump: Jump): void {
  const { type, target = '', content } = jump
  switch (type) {
    case 'SHOW':
      void navigation.open(routes.showDetail, { showId: target })
      break
    case 'SHOW_LIST':
      void navigation.switchTab(routes.all, { category: target })
      break
    case 'PAGE':
      if (isPageTarget(target)) void navigation.switchTab(PAGE_TARGETS[target], {})
      break
    case 'TOAST':
      if (content) prompts.showToast(content)
      break
    default:
  }
}

function isPageTarget(target: string): target is keyof typeof PAGE_TARGETS {
  return target in PAGE_TARGETS
}

import { listMessageTemplates } from '@/contracts/message/list-message-templates'
import { privateRoute } from '../../http/define-route'
import { MESSAGE_SCENES, templateOf } from '../../services/messages/messages'

export const listMessageTemplatesRoute = privateRoute(listMessageTemplates, (call) =>
  MESSAGE_SCENES.flatMap((scene) => {
    const templateId = templateOf(call, scene)
    return templateId === null ? [] : [{ scene, templateId }]
  }),
)

/** Pages of logging in that Google and Apple lead back to. A shop registers both of them with its providers. */
export const PROVIDER_RETURN_PATHS = ['/login', '/login-email'] as const

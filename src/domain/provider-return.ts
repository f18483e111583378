/** Login pages that Google and Apple return to. A shop registers both of them with its providers. */
export const PROVIDER_RETURN_PATHS = ['/login', '/login-email'] as const

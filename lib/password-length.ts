/** Characters a password must and may have. Length counts more than variety (NIST SP 800-63B). */
export const passwordLength = { min: 12, max: 256 } as const;

/** Minimum and maximum length of a password. Length matters more than variety (NIST SP 800-63B). */
export const passwordLength = { min: 12, max: 256 } as const;

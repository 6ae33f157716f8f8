/** Text that is safe between tags and in attributes; what XML cannot hold becomes U+FFFD. */
export declare function escapeXml(text: string): string;

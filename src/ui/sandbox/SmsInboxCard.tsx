import MessageSquareText from 'lucide-react/icons/message-square-text';
import { useEffect, useState } from 'react';
import styles from './Sandbox.module.css';
import { codeIn } from './codeIn';
import type { SandboxTools } from '@/application/ports/device/SandboxTools';
import { useTexts } from '@/ui/i18n/useTexts';
import { Button } from '@/ui/kit/button/Button';
import { Icon } from '@/ui/kit/icons/Icon';

export interface SmsInboxCardProps {
  readonly tools: SandboxTools;
  readonly onUse?: (code: string) => void;
  /** How many messages at most, newest first. */
  readonly most?: number;
}

/** The phone that the sandbox sends its messages to. Marked as what it is: no real player has it. */
export function SmsInboxCard({ tools, onUse, most = 2 }: SmsInboxCardProps) {
  const [messages, setMessages] = useState(() => tools.inbox());
  useEffect(() => {
    setMessages(tools.inbox());
    return tools.onInbox(() => setMessages(tools.inbox()));
  }, [tools]);
  const { t, format } = useTexts();
  return (
    <section className={styles.card} aria-label={t('sandbox.inbox.title')}>
      <h2 className={styles.title}>
        <Icon of={MessageSquareText} size={16} />
        {t('sandbox.inbox.title')}
        <span className={styles.tag}>{t('sandbox.tag')}</span>
      </h2>
      {messages.length === 0 ? (
        <p className={styles.none}>{t('sandbox.inbox.empty')}</p>
      ) : (
        <ul className={styles.messages} role="list">
          {messages.slice(0, most).map((message) => {
            const code = codeIn(message.text);
            return (
              <li key={`${message.at} ${message.to} ${message.text}`} className={styles.message}>
                <p className={styles.meta}>
                  {t('sandbox.inbox.to', { number: message.to, time: format.time(message.at) })}
                </p>
                <p>
                  <bdi>{message.text}</bdi>
                </p>
                {onUse !== undefined && code !== null && (
                  <Button size="small" onClick={() => onUse(code)}>
                    {t('sandbox.inbox.use', { code })}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

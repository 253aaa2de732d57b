import { LazyPart } from '@/ui/lazy/LazyPart';
import { useFirstPage } from '@/ui/PlayerAppContext';
import { laterPart } from '@/ui/lazy/laterPart';

const ReviewsCard = laterPart(async () => (await import('./ReviewsCard')).ReviewsCard, 'firstPage');

/** The operator's side of one request, where the player waits for it; nothing on any other backend, not even its script. */
export function SandboxReviewsSlot({ id }: { readonly id: string }) {
  const { sandbox } = useFirstPage();
  if (sandbox === null) return null;
  return (
    <LazyPart>
      <ReviewsCard tools={sandbox} only={id} />
    </LazyPart>
  );
}

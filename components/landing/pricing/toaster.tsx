import { useEffect, useId, useRef } from 'react';
import { Toaster, toast } from 'sonner';

const CLASS_NAMES = {
  toast: 'toast',
  title: 'toast-title',
  description: 'toast-text',
  content: 'toast-content',
  icon: 'toast-icon',
  closeButton: 'toast-dismiss',
  error: 'toast-error',
};

interface ToastProps {
  isError: boolean;
  title: string;
  text: string;
  dismissLabel: string;
  onDismiss: () => void;
}

/** Shows a toast until the visitor dismisses it. */
export function Toast({ isError, title, text, dismissLabel, onDismiss }: ToastProps) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const show = isError ? toast.error : toast.message;
    show(title, { id, description: text, duration: Number.POSITIVE_INFINITY, onDismiss });
    frame.current?.scrollIntoView({ block: 'nearest' });
    return () => {
      toast.dismiss(id);
    };
  }, [id, isError, title, text, onDismiss]);

  return (
    <div ref={frame} className="toast-frame">
      <Toaster
        ref={muteRegion}
        position="top-center"
        visibleToasts={1}
        closeButton
        toastOptions={{
          unstyled: true,
          classNames: CLASS_NAMES,
          closeButtonAriaLabel: dismissLabel,
        }}
      />
    </div>
  );
}

/** sonner's own region would announce every toast a second time. */
function muteRegion(section: HTMLElement | null) {
  section?.setAttribute('aria-live', 'off');
}

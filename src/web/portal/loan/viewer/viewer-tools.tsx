import type { ComponentType } from 'react';
import {
  IconArrowAutofitWidth,
  IconDownload,
  IconMinus,
  IconPlus,
  IconRotate2,
  IconRotateClockwise2,
  IconTextScan2,
} from '#web/ui/icons.ts';
import { reviewDesk as words } from '#words/portal/loan-desk/review.ts';
import styles from './viewer.module.css';

/** In percent of the window's width. */
export const ZOOMS = [50, 75, 100, 125, 150, 200] as const;
export type Zoom = (typeof ZOOMS)[number];

export const nextZoom = (zoom: Zoom, by: 1 | -1): Zoom => ZOOMS[ZOOMS.indexOf(zoom) + by] ?? zoom;

type ToolProps = { label: string; Icon: ComponentType<{ size: number; stroke: number }>; onPress: () => void };
const Tool = ({ label, Icon, onPress }: ToolProps) => (
  <button className={styles.tool} type="button" title={label} aria-label={label} onClick={onPress}>
    <Icon size={18} stroke={1.75} />
  </button>
);

type Props = {
  zoom: Zoom;
  page: number;
  pages: number;
  isTextShown: boolean;
  download: string;
  mayTurn: boolean;
  onZoom: (zoom: Zoom) => void;
  onTurn: (by: 1 | -1) => void;
  onText: () => void;
};

/** Zoom, rotation and text of the pages. */
export const ViewerTools = ({ zoom, page, pages, isTextShown, download, mayTurn, onZoom, onTurn, onText }: Props) => (
  <div className={styles.tools} role="toolbar" aria-label={words.tools}>
    <Tool label={words.zoomOut} Icon={IconMinus} onPress={() => onZoom(nextZoom(zoom, -1))} />
    <output className={styles.zoom}>{words.zoom(zoom)}</output>
    <Tool label={words.zoomIn} Icon={IconPlus} onPress={() => onZoom(nextZoom(zoom, 1))} />
    <Tool label={words.fit} Icon={IconArrowAutofitWidth} onPress={() => onZoom(100)} />
    {mayTurn && (
      <>
        <Tool label={words.turnLeft} Icon={IconRotate2} onPress={() => onTurn(-1)} />
        <Tool label={words.turnRight} Icon={IconRotateClockwise2} onPress={() => onTurn(1)} />
      </>
    )}
    <button className={styles.named} type="button" aria-pressed={isTextShown} onClick={onText}>
      <IconTextScan2 size={18} stroke={1.75} aria-hidden />
      {words.text}
    </button>
    <a className={styles.named} href={download} target="_blank" rel="noreferrer">
      <IconDownload size={18} stroke={1.75} aria-hidden />
      <span>{words.download}</span>
    </a>
    <span className={styles.count}>{words.pageOf(page, pages)}</span>
  </div>
);

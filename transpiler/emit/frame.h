/*
 * Frames of functions that stop and go on: the C locals that live in them. Private to emit/async.c and
 * emit/frame.c.
 */
#ifndef TS2C_EMIT_FRAME_H
#define TS2C_EMIT_FRAME_H

#include "emit/emitter.h"

/* A variable that lives in the frame. */
typedef struct FrameField {
    const char *name;
    const char *ctype;
} FrameField;

typedef struct AsyncFrame {
    const char *type;
    VEC(FrameField) fields;
    VEC(const char *) tries;
} AsyncFrame;

typedef struct Promotion {
    Emitter *emitter;
    AsyncFrame *frame;
    const char *name;       /* the local that is looked for, or renamed */
    const char *renamed;    /* "self->name", or NULL: only look */
    bool found;
} Promotion;

/* Whether statements from `from` on use a local. */
bool frame_uses(Promotion *promotion, CStmtList *list, size_t from, const char *name);
/* From here on the declared local ("TsArray *list") is a field of the frame, in what is visited. */
void frame_begin_renaming(Promotion *promotion, const char *declared);
void frame_rename(Promotion *promotion, CStmtList *list, size_t from);
/* Moves the locals that live across a stop into the frame. */
void frame_promote(Promotion *promotion, CStmtList *list);
/* "list" of "TsArray *list". */
const char *frame_declared_name(const char *declared);

#endif
